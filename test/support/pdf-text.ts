import { inflateSync } from 'node:zlib';

/** The text of a PDF of our invoices (one font map per font, hex glyphs, deflated streams), with a line for each text piece. */
export function pdfText(pdf: Uint8Array): string {
  const objects = readObjects(Buffer.from(pdf).toString('latin1'));
  const fonts = readFonts(objects);
  const lines: string[] = [];
  for (const { stream } of objects.values()) {
    if (!stream.includes(' Tf')) continue;
    let font: string[] = [];
    for (const [, name, glyphs] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*)\] TJ/g)) {
      if (name) font = fonts.get(name) ?? [];
      else lines.push(decode(glyphs ?? '', font));
    }
  }
  return lines.join('\n');
}

/** The colours that a PDF is filled with, as `#rrggbb`. */
export function pdfColours(pdf: Uint8Array): Set<string> {
  const streams = [...readObjects(Buffer.from(pdf).toString('latin1')).values()].map(({ stream }) => stream);
  const fills = streams.flatMap((stream) => [...stream.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) scn$/gm)]);
  const hex = (share = '') =>
    Math.round(Number(share) * 255)
      .toString(16)
      .padStart(2, '0');
  return new Set(fills.map(([, red, green, blue]) => `#${hex(red)}${hex(green)}${hex(blue)}`));
}

/** The number of pages of a PDF. */
export function pdfPages(pdf: Uint8Array): number {
  return (
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type \/Page\n/g)?.length ?? 0
  );
}

interface PdfObject {
  dictionary: string;
  stream: string;
}

function readObjects(pdf: string): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  for (const [, id, body] of pdf.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [dictionary = '', streamText] = (body ?? '').split('\nstream\n');
    const bytes = Buffer.from(streamText?.replace(/\nendstream$/, '') ?? '', 'latin1');
    const stream = dictionary.includes('FlateDecode') ? inflateSync(bytes).toString('latin1') : '';
    objects.set(id as string, { dictionary, stream });
  }
  return objects;
}

/** The characters of each font's glyphs. */
function readFonts(objects: Map<string, PdfObject>): Map<string, string[]> {
  const fonts = new Map<string, string[]>();
  for (const { dictionary } of objects.values()) {
    for (const [, name, id] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id as string)?.dictionary ?? '')?.[1] ?? '';
      const ranges = [...(objects.get(map)?.stream ?? '').matchAll(/> \[(.*)\]/g)].map(
        (range) => range[1] ?? '',
      );
      const letters = [...ranges.join(' ').matchAll(/<([^>]*)>/g)].map(([, hex]) => fromHex(hex ?? ''));
      fonts.set(name as string, letters);
    }
  }
  return fonts;
}

const fromHex = (hex: string): string =>
  hex
    .split(' ')
    .filter(Boolean)
    .map((unit) => String.fromCharCode(Number.parseInt(unit, 16)))
    .join('');

const decode = (glyphs: string, font: readonly string[]): string =>
  [...glyphs.matchAll(/<([0-9a-f]+)>/g)]
    .flatMap(([, hex]) => hex?.match(/.{4}/g) ?? [])
    .map((glyph) => font[Number.parseInt(glyph, 16)] ?? '?')
    .join('');
