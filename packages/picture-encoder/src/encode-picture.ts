import sharp from 'sharp';
import pLimit from 'p-limit';

/** Widths in pixels that pages request; others are refused, so that nobody can fill the disk with sizes. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** The width of a picture's URL without `-<width>`. */
export const plainWidth: PictureWidth = 960;

// Encoding is the heaviest work here: two pictures at once with one thread each leave room for requests.
sharp.concurrency(1);
const inTurn = pLimit(2);
/** Max pixels of a picture: a file of a few hundred bytes can claim billions. */
const maxPixels = 50_000_000;

/** Only dense screens request widths from here on, and they hide fine detail: these are compressed more. */
const largeFrom = 960;

/** Size in pixels of the preview for a shared link (Open Graph's large card). */
export const sharedSize = { width: 1200, height: 630 } as const;
/** The background beside a picture that is taller than the card. */
const paper = '#fbf6ee';

/** Encodes a picture (SVG or photo bytes) as WebP of a width; a smaller photo is not enlarged. */
export function encodeWebp(source: Uint8Array, width: number): Promise<Buffer> {
  return inTurn(() =>
    read(source)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: width < largeFrom ? 80 : 68, effort: 3 })
      .toBuffer(),
  );
}

/** The same as AVIF: two thirds of the bytes for four times the work, and fine coloured lines keep their colour (record 108). */
export function encodeAvif(source: Uint8Array, width: number): Promise<Buffer> {
  return inTurn(() =>
    read(source)
      .resize({ width, withoutEnlargement: true })
      .avif({ quality: width < largeFrom ? 55 : 52, effort: 2, chromaSubsampling: '4:4:4' })
      .toBuffer(),
  );
}

/**
 * Encodes a picture as the JPEG for shared links: a wide one fills the card, a tall one is shown in full on a
 * background. JPEG, because some messengers cannot show WebP.
 */
export function encodeShared(source: Uint8Array): Promise<Buffer> {
  return inTurn(async () => {
    const { width, height } = await sharp(source).metadata();
    return read(source)
      .resize({ ...sharedSize, fit: width > height ? 'cover' : 'contain', background: paper })
      .flatten({ background: paper })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
  });
}

/** A picture's size in mails, in pixels: twice its displayed size. */
export const mailSize = { width: 144, height: 192 } as const;

/** Encodes a picture as the JPEG for mails: Outlook for Windows and others cannot show WebP. */
export function encodeForMail(source: Uint8Array): Promise<Buffer> {
  return inTurn(() =>
    read(source)
      .resize({ ...mailSize, fit: 'cover' })
      .flatten({ background: paper })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer(),
  );
}

/** A picture's size in a printed list of goods, in pixels: 4 cm at 220 dots per inch. */
const printSize = { width: 348, height: 464 } as const;

/** Encodes a picture as the JPEG for print: a PDF holds no WebP. */
export function encodeForPrint(source: Uint8Array): Promise<Buffer> {
  return inTurn(() =>
    read(source)
      .resize({ ...printSize, fit: 'contain', background: paper })
      .flatten({ background: paper })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer(),
  );
}

/** Renders an SVG as a square PNG of `side` pixels. */
export function encodeIcon(svg: Uint8Array, side: number): Promise<Buffer> {
  return inTurn(() =>
    sharp(svg, { density: 72 * (side / 64) })
      .resize(side, side)
      .png({ palette: true })
      .toBuffer(),
  );
}

const read = (source: Uint8Array) => sharp(source, { limitInputPixels: maxPixels }).rotate();
