import { useEffect, useRef, useState } from 'react'

/**
 * Which menu the panel shows. On a docs page it starts with the docs menu each time it opens. The focus goes to
 * the first entry of the main menu when the reader asks for that one: the button that they pressed is out of
 * reach then.
 *
 * @returns whether the docs menu is shown, what shows the main menu, and the element around that
 */
export function useShownMenu(isOpen: boolean, hasDocsMenu: boolean) {
  const mainMenu = useRef<HTMLDivElement>(null)
  const [isMainMenuAsked, setIsMainMenuAsked] = useState(false)
  useEffect(() => {
    if (isOpen) setIsMainMenuAsked(false)
  }, [isOpen])
  useEffect(() => {
    if (!isMainMenuAsked) return
    // It is about to move in: the browser would move it a second time.
    mainMenu.current?.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true })
  }, [isMainMenuAsked])
  return {
    showsDocs: hasDocsMenu && !isMainMenuAsked,
    showMainMenu: () => setIsMainMenuAsked(true),
    mainMenu,
  }
}
