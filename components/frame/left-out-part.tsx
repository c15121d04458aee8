import type { ReactNode } from 'react'

/**
 * Stands where a part of the theme would be that nothing on this site shows, because a part of our own stands in its
 * door. What that part is made of (menus, comboboxes, the library that places them, icons) is not shipped: the
 * packages and modules in `markdown/leave-out-theme-parts.ts` lead here.
 *
 * @throws always, for who uses such a part after all
 */
function LeftOutPart(): never {
  throw new Error(
    'Found a part of the theme that is left out of the site, expected a component of our own in its place: see markdown/leave-out-theme-parts.ts.',
  )
}

/** Stands where the theme draws or makes a part that has no use here, such as its banner: nothing. */
export function EmptyPart(): null {
  return null
}

/** Stands where a part of the theme is only laid around others: it shows them. */
export function TransparentPart({ children }: { children: ReactNode }): ReactNode {
  return children
}

export {
  LeftOutPart as ArrowRightIcon,
  LeftOutPart as Button,
  LeftOutPart as CheckIcon,
  LeftOutPart as Code,
  LeftOutPart as Combobox,
  LeftOutPart as ComboboxInput,
  LeftOutPart as ComboboxOption,
  LeftOutPart as ComboboxOptions,
  LeftOutPart as DiscordIcon,
  LeftOutPart,
  LeftOutPart as default,
  LeftOutPart as ExpandIcon,
  LeftOutPart as GitHubIcon,
  LeftOutPart as GlobeIcon,
  LeftOutPart as ImageZoom,
  LeftOutPart as InformationCircleIcon,
  LeftOutPart as Listbox,
  LeftOutPart as ListboxButton,
  LeftOutPart as ListboxOption,
  LeftOutPart as ListboxOptions,
  LeftOutPart as Menu,
  LeftOutPart as MenuButton,
  LeftOutPart as MenuIcon,
  LeftOutPart as MenuItem,
  LeftOutPart as MenuItems,
  LeftOutPart as MoonIcon,
  LeftOutPart as Pre,
  LeftOutPart as SpinnerIcon,
  LeftOutPart as SunIcon,
  LeftOutPart as Table,
  LeftOutPart as Td,
  LeftOutPart as Th,
  LeftOutPart as Tr,
  LeftOutPart as XIcon,
}
