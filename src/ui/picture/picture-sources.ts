/** The widths (px) in which every picture of the shop is kept. */
const widths = [160, 320, 480, 640, 960, 1280];

/**
 * A shop's picture in all its widths: `/pictures/<key>.webp` gives `/pictures/<key>-160.webp 160w, …`. An address of
 * another kind (a picture from elsewhere, a drawing) is given back alone.
 */
export function pictureSources(url: string): { src: string; srcSet?: string } {
  const key = /^(\/pictures\/.+)\.webp$/.exec(url)?.[1];
  if (!key) return { src: url };
  return {
    src: `${key}-640.webp`,
    srcSet: widths.map((width) => `${key}-${width}.webp ${width}w`).join(', '),
  };
}
