import { readdirSync, readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type JpegOptions } from 'sharp';

/** Files made to hurt who opens them, and good ones that look alike. */

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ab3a48' } });
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** An SVG of a few bytes whose line has millions of dashes. */
export const svgDashes = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><path d="M0 0H900V900H0z" stroke="#000" stroke-dasharray="0.00001"/></svg>',
);

/** An SVG of 4 KB that draws a shape 10^12 times. */
export const svgUses = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><defs><path id="u0" d="M0 0h9v9z"/>${Array.from(
    { length: 12 },
    (_, at) => `<g id="u${at + 1}">${`<use href="#u${at}" x="1"/>`.repeat(10)}</g>`,
  ).join('')}</defs><use href="#u12"/></svg>`,
);

const chunk = (name: string, data: Uint8Array): Buffer => {
  const jpegChunk = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), jpegChunk, uint32(crc32(jpegChunk))]);
};
const signatureAndHeader = 33;

/** A small PNG with further chunks before its pixels. */
export async function pngWith(...chunks: readonly Buffer[]): Promise<Buffer> {
  const png = await flat(300, 200).png().toBuffer();
  return Buffer.concat([png.subarray(0, signatureAndHeader), ...chunks, png.subarray(signatureAndHeader)]);
}
const bomb = deflateSync(Buffer.alloc(7_900_000, 'a'), { level: 9 });

/** A PNG of 2 MB whose 200 texts inflate to 1.6 GB. */
export const pngTexts = () =>
  pngWith(...Array<Buffer>(200).fill(chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), bomb]))));
export const pngInternationalTexts = () =>
  pngWith(...Array<Buffer>(200).fill(chunk('iTXt', Buffer.concat([Buffer.from('C\0\x01\0\0\0'), bomb]))));
export const pngProfile = () => pngWith(chunk('iCCP', Buffer.concat([Buffer.from('icc\0\0'), bomb])));

/** An APNG with so many frames; decoders that know none show the first. */
export async function apng(frames: number): Promise<Buffer> {
  const control = (at: number) =>
    chunk('fcTL', Buffer.concat([...[at, 300, 200, 0, 0, 0x00010001].map(uint32), Buffer.alloc(2)]));
  const pixels = deflateSync(Buffer.alloc(200 * 901));
  const more = Array.from({ length: frames }, (_, at) => [
    control(2 * at + 1),
    chunk('fdAT', Buffer.concat([uint32(2 * at + 2), pixels])),
  ]).flat();
  const png = await pngWith(chunk('acTL', Buffer.concat([uint32(frames), uint32(0)])), control(0));
  const end = png.length - 12;
  return Buffer.concat([png.subarray(0, end), ...more, png.subarray(end)]);
}

/** A PNG with the pixels of 300 × 200 that claims so many. */
export async function pngOf(width: number, height: number): Promise<Buffer> {
  const png = await pngWith();
  const header = Buffer.from(png.subarray(16, 29));
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([png.subarray(0, 8), chunk('IHDR', header), png.subarray(signatureAndHeader)]);
}

/** A JPEG that repeats a scan over 25 megapixels, as often as asked: each costs a pass, and some fifty bytes. */
export async function jpegScans(scans: number): Promise<Buffer> {
  const jpeg = await flat(5_000, 5_000).jpeg({ progressive: true }).toBuffer();
  const end = jpeg.length - 2;
  // The first scan of the luminance's fine parts: of coefficients 1 to 5, without their last two bits.
  const scanStart = jpeg.indexOf(Buffer.from('ffda0008010100010502', 'hex'));
  const [tables, next] = [jpeg.lastIndexOf('ffc4', scanStart, 'hex'), jpeg.indexOf('ffc4', scanStart, 'hex')];
  const scan = Buffer.from(jpeg.subarray(tables, next));
  // With all bits it may be repeated, says the standard's order of scans.
  scan[scanStart - tables + 9] = 0;
  return Buffer.concat([jpeg.subarray(0, end), ...Array<Buffer>(scans).fill(scan), jpeg.subarray(end)]);
}

/** A JPEG with a segment (its marker and content, at most 65,533 bytes) behind the first two bytes. */
export async function jpegWith(marker: number, content: Buffer, count = 1): Promise<Buffer> {
  const jpeg = await flat(300, 200).jpeg().toBuffer();
  const length = Buffer.alloc(2);
  length.writeUInt16BE(content.length + 2);
  const segment = Buffer.concat([Buffer.from([0xff, marker]), length, content]);
  return Buffer.concat([jpeg.subarray(0, 2), ...Array<Buffer>(count).fill(segment), jpeg.subarray(2)]);
}

/** Two JPEGs in one file, as cameras of 3D photos and some phones write. */
export const multiPicture = async () =>
  Buffer.concat([await jpegWith(0xe2, Buffer.from('MPF\0')), await flat(300, 200).jpeg().toBuffer()]);

/** A photo that lies on its side, with a place, an artist and a thumbnail of as many bytes as fit. */
export const photoWithExif = () =>
  flat(300, 200)
    .withExif({
      IFD0: { Artist: 'somebody', ImageDescription: 'thumbnail'.repeat(6_000) },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 55/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A WebP animation of so many frames. */
export async function webpAnimation(frames: number): Promise<Buffer> {
  const jpegChunk = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(data.length);
    return Buffer.concat([Buffer.from(name), length, data, Buffer.alloc(data.length % 2)]);
  };
  const still = (await flat(300, 200).webp().toBuffer()).subarray(12);
  const dimensions = Buffer.from([299 & 255, 299 >> 8, 0, 199, 0, 0]);
  const frame = jpegChunk(
    'ANMF',
    Buffer.concat([Buffer.alloc(6), dimensions, Buffer.from([10, 0, 0, 0]), still]),
  );
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    jpegChunk('VP8X', Buffer.concat([Buffer.from([2, 0, 0, 0]), dimensions])),
    jpegChunk('ANIM', Buffer.alloc(6)),
    ...Array<Buffer>(frames).fill(frame),
  ]);
  return jpegChunk('RIFF', body);
}

/** The first bytes of an iPhone's photo: a grid of HEVC tiles. */
export const heic = Buffer.concat([
  uint32(28),
  Buffer.from('ftypheic\0\0\0\0mif1heicmiaf'),
  Buffer.alloc(4_000, 7),
]);

/** Other kinds of files, whatever their name says. */
export async function otherKinds(): Promise<Record<string, Buffer>> {
  return {
    'SVG of dashes': svgDashes,
    'SVG of nested uses': svgUses,
    'SVG behind spaces': Buffer.concat([Buffer.from(' \n<?xml version="1.0"?>'), svgDashes]),
    'SVG, compressed': Buffer.from('1f8b0800', 'hex'),
    GIF: await flat(60, 60).gif().toBuffer(),
    TIFF: await flat(60, 60).tiff().toBuffer(),
    BMP: Buffer.concat([Buffer.from('BM'), Buffer.alloc(90)]),
    PDF: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj'),
    ICO: Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0]),
    'video in MP4': Buffer.concat([uint32(24), Buffer.from('ftypisom\0\0\0\0isommp42')]),
    'nothing at all': Buffer.alloc(0),
  };
}

/** A GIF with the pixels of 60 × 60 that claims so many. */
export async function gifOf(width: number, height: number): Promise<Buffer> {
  const gif = await flat(60, 60).gif().toBuffer();
  // The screen's size stands in the header, the picture's behind its separator.
  for (const at of [6, gif.indexOf(Buffer.from([0x2c, 0, 0, 0, 0, 60, 0, 60, 0])) + 5]) {
    gif.writeUInt16LE(width, at);
    gif.writeUInt16LE(height, at + 2);
  }
  return gif;
}

/** An AVIF with the pixels of 300 × 200 that claims so many. */
export async function avifOf(width: number, height: number): Promise<Buffer> {
  const avif = await flat(300, 200).avif({ effort: 0 }).toBuffer();
  const size = avif.indexOf('ispe') + 8;
  avif.writeUInt32BE(width, size);
  avif.writeUInt32BE(height, size + 4);
  return avif;
}

/** A photo that lies on its side. */
export const photoOf = (width: number, height: number, options: JpegOptions = {}) =>
  flat(width, height).withMetadata({ orientation: 6 }).jpeg(options).toBuffer();
export const phonePhoto = () => photoOf(8_000, 6_000);

/** Resident bytes of this process and those that it started. Linux only. */
export function residentOfAll(): number {
  const children = readdirSync('/proc/self/task').flatMap((thread) =>
    textOf(`/proc/self/task/${thread}/children`).split(' ').filter(Boolean),
  );
  return ['self', ...children]
    .map((pid) => 1_024 * Number(/VmRSS:\s+(\d+)/.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0))
    .reduce((sum, one) => sum + one, 0);
}
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // it has ended
  }
}
