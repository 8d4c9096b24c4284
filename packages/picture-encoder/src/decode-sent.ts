import sharp, { type Sharp } from 'sharp';
import type { PictureKind } from './kind-of-picture.ts';
import { maxSentMegapixels, type ReadAnswer, type ReadOrder } from './read-sent-picture.ts';

/**
 * Max bytes by which the process may grow while it decodes: a phone’s JPEG of 48 megapixels takes 70 million. Not what it
 * has in all, since of that some is garbage of others’ pictures.
 */
const maxGrowth = 110_000_000;
/** Max seconds of processor time: a phone’s JPEG of 48 megapixels takes one. On a busy machine they last longer. */
const maxSeconds = 3;
/** Milliseconds between looks at both. */
const look = 5;

/** The one decoder of each kind; all others are off, so that a file of two kinds meets no second one. */
const decoders: Record<PictureKind, string> = {
  jpeg: 'VipsForeignLoadJpegBuffer',
  png: 'VipsForeignLoadPngBuffer',
  webp: 'VipsForeignLoadWebpBuffer',
  avif: 'VipsForeignLoadHeifBuffer',
  heic: 'VipsForeignLoadHeifBuffer',
  gif: 'VipsForeignLoadNsgifBuffer',
};

/** HEIC needs a patented codec, which the usual builds of libheif lack. */
const readsHeic = [sharp.format.heif.input.fileSuffix].flat().includes('.heic');

/** Decodes what a person sent and encodes it anew, upright and without metadata. Ends its process at a bound of memory or work. */
export async function decodeSent({ source, kind, sides, quality }: ReadOrder): Promise<ReadAnswer> {
  if (kind === 'heic' && !readsHeic) return 'heic';
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: [decoders[kind]] });
  const usageBefore = process.cpuUsage();
  const resident = process.memoryUsage.rss();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(usageBefore);
    if (process.memoryUsage.rss() > resident + maxGrowth || user + system > maxSeconds * 1_000_000)
      process.kill(process.pid, 'SIGKILL');
  }, look);
  try {
    const { width, height } = await sharp(source, { limitInputPixels: false }).metadata();
    if (width * height > maxSentMegapixels * 1_000_000) return 'pixels';
    // Decoded once, and no larger than needed; the smaller sizes are made from the largest.
    const image = sharp(source, { failOn: 'error' }).autoOrient();
    const { data, info } = await fit(image, Math.max(...sides))
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const outputs = [];
    // One after another: there is one thread's worth of work at a time.
    for (const side of sides)
      outputs.push(
        await fit(sharp(data, { raw: info }), side)
          .webp({ quality, effort: 3 })
          .toBuffer({ resolveWithObject: true }),
      );
    const [first] = outputs;
    if (!first) return 'content';
    return {
      sizes: outputs.map((size) => size.data),
      width: first.info.width,
      height: first.info.height,
      colour: await mainColour(sharp(data, { raw: info })),
    };
  } catch {
    return 'content';
  } finally {
    clearInterval(watch);
  }
}

/** The most frequent colour, on white, as `#rrggbb`. */
async function mainColour(image: Sharp): Promise<string> {
  const { data, info } = await fit(image, 64)
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { dominant } = await sharp(data, { raw: info }).stats();
  const parts = [dominant.r, dominant.g, dominant.b];
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

const fit = (image: Sharp, side: number) =>
  image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
