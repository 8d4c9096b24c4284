/** The widths (px) in which each of the shop's pictures exists. */
const allWidths = [160, 320, 480, 640, 960, 1280];

/** The widths that cards use. Fewer, since a page of cards repeats them for each card. */
const cardWidths = [320, 480, 640];

/** The main colour in the address of a picture; null if it has none. */
export function colourOf(url: string): string | null {
  const colour = /^\/pictures\/[A-Za-z0-9]{20}([0-9a-f]{6})\.webp$/.exec(url)?.[1];
  return colour ? `#${colour}` : null;
}

/**
 * The `srcSet` of a shop's picture: `/pictures/<key>.webp` gives `/pictures/<key>-160.webp 160w, …`. Any other address
 * (an external picture, a drawing) is returned as it is.
 * @param options `card`: never shown wider than a card
 */
export function pictureSources(url: string, { card = false } = {}): { src: string; srcSet?: string } {
  const key = /^(\/pictures\/.+)\.webp$/.exec(url)?.[1];
  if (!key) return { src: url };
  return {
    src: `${key}-640.webp`,
    srcSet: (card ? cardWidths : allWidths).map((width) => `${key}-${width}.webp ${width}w`).join(', '),
  };
}
