/** Whether there are sizes to choose from, and so a point in asking reviewers how the size runs. */
export const hasSizes = (variants: readonly { readonly size: string }[]): boolean =>
  variants.some(({ size }) => size !== 'One Size');
