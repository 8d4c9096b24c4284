import sharp from 'sharp';
import { lane } from './lane.ts';

/** Widths in pixels that pages ask for; any other is refused, so that nobody can fill the disk with sizes. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** The width of a picture's plain address, without `-<width>`. */
export const plainWidth: PictureWidth = 960;

// Encoding is the machine's heaviest work here: one thread each and two at once leave room for answering requests.
sharp.concurrency(1);
const inTurn = lane({ atOnce: 2 });
/** A picture of more pixels is refused: some hundred bytes can claim to be one of billions. */
const maxPixels = 50_000_000;

/** Only dense screens ask for pictures this wide, and there the finest detail cannot be seen: they are pressed harder. */
const largeFrom = 960;

/** Pixels of the picture that other sites show with a shared link (the Open Graph's large card). */
export const sharedSize = { width: 1200, height: 630 } as const;
/** The paper behind a picture that is taller than the card. */
const paper = '#fbf6ee';

/** Encodes a picture (SVG or photo bytes) as WebP of a width; a smaller photo is not blown up. */
export function encodeWebp(source: Uint8Array, width: number): Promise<Buffer> {
  return inTurn(() =>
    read(source)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: width < largeFrom ? 80 : 68, effort: 3 })
      .toBuffer(),
  );
}

/** The same as AVIF: two thirds of the bytes for four times the work, and prints keep the colour of their finest lines (record 108). */
export function encodeAvif(source: Uint8Array, width: number): Promise<Buffer> {
  return inTurn(() =>
    read(source)
      .resize({ width, withoutEnlargement: true })
      .avif({ quality: width < largeFrom ? 55 : 52, effort: 2, chromaSubsampling: '4:4:4' })
      .toBuffer(),
  );
}

/**
 * Encodes a picture as the JPEG that other sites show with a shared link: a wide one fills it, a tall one stands in
 * full on paper. JPEG, because messengers that know no WebP show nothing.
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

/** A picture's size in mails, in pixels: twice what it is shown at. */
export const mailSize = { width: 144, height: 192 } as const;

/** Encodes a picture as the JPEG that mails show: Outlook for Windows and others know no WebP. */
export function encodeForMail(source: Uint8Array): Promise<Buffer> {
  return inTurn(() =>
    read(source)
      .resize({ ...mailSize, fit: 'cover' })
      .flatten({ background: paper })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer(),
  );
}

/** Draws an SVG as a square PNG of `side` pixels. */
export function encodeIcon(svg: Uint8Array, side: number): Promise<Buffer> {
  return inTurn(() =>
    sharp(svg, { density: 72 * (side / 64) })
      .resize(side, side)
      .png({ palette: true })
      .toBuffer(),
  );
}

const read = (source: Uint8Array) => sharp(source, { limitInputPixels: maxPixels }).rotate();
