/** What a person may send. HEIC is what iPhones take. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'gif';

/** Brands of the HEIF containers (ISO/IEC 23008-12, AV1 Image File Format 4). */
const avifBrand = /avi[fs]/;
const heicBrand = /hei[cxms]|hev[cxms]|mif1|msf1/;

/** The kind by the first bytes, before any decoder has seen the file; null for all others, such as SVG. */
export function kindOfPicture(bytes: Uint8Array): PictureKind | null {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^RIFF.{4}WEBP/s.test(head)) return 'webp';
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (head.slice(4, 8) !== 'ftyp') return null;
  // The box's length, its name, the brand, a version, and the brands that it agrees with.
  const brands = head.slice(8, Math.min(64, Buffer.from(bytes.subarray(0, 4)).readUInt32BE()));
  return avifBrand.test(brands) ? 'avif' : heicBrand.test(brands) ? 'heic' : null;
}
