/** Whether there is a size to choose, and so to say how it comes out. */
export const hasSizes = (variants: readonly { readonly size: string }[]): boolean =>
  variants.some(({ size }) => size !== 'One Size');
