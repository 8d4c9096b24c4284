/** The widths (px) in which every picture of the shop is kept. */
const allWidths = [160, 320, 480, 640, 960, 1280];

/** Those that a card's picture is ever shown in: a page of cards names each file as often as it has cards. */
const cardWidths = [320, 480, 640];

/** The main colour that the address of a picture ends with; null where it has none. */
export function colourOf(url: string): string | null {
  const colour = /^\/pictures\/[A-Za-z0-9]{20}([0-9a-f]{6})\.webp$/.exec(url)?.[1];
  return colour ? `#${colour}` : null;
}

/**
 * A shop's picture in all its widths: `/pictures/<key>.webp` gives `/pictures/<key>-160.webp 160w, …`. An address of
 * another kind (a picture from elsewhere, a drawing) is given back alone.
 * `card`: it is never shown wider than a card.
 */
export function pictureSources(url: string, { card = false } = {}): { src: string; srcSet?: string } {
  const key = /^(\/pictures\/.+)\.webp$/.exec(url)?.[1];
  if (!key) return { src: url };
  return {
    src: `${key}-640.webp`,
    srcSet: (card ? cardWidths : allWidths).map((width) => `${key}-${width}.webp ${width}w`).join(', '),
  };
}
