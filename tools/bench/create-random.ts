import { uniformFloat32 } from 'pure-rand/distribution/uniformFloat32'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** A source of numbers from 0 up to 1 that gives the same ones for the same seed, a whole number. */
export function createRandom(seed: number): () => number {
  const generator = xoroshiro128plus(seed)
  return () => uniformFloat32(generator)
}
