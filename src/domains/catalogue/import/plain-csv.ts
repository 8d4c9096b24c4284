import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as m from '#messages/import-report';
import { type Encoding, findEncoding } from './csv-encoding.ts';
import type { ProductFile } from './product-file.ts';
import { readCsv } from './read-csv.ts';
import { UnreadableFile } from './unreadable-file.ts';

const separators: readonly (readonly [separator: string, name: () => string])[] = [
  [',', m.separator_comma],
  [';', m.separator_semicolon],
  ['\t', m.separator_tab],
  ['|', m.separator_bar],
];
const encodingNames: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16LE',
  'utf-16be': 'UTF-16BE',
  'windows-1252': 'Windows-1252',
};

/**
 * Runs `work` with the file, or with a temporary UTF-8 copy when it has another encoding or its lines end in CR.
 * @throws UnreadableFile when it is not text, or its encoding is unsupported
 */
export async function withPlainCsv<Result>(
  file: string,
  work: (file: ProductFile) => Promise<Result>,
): Promise<Result> {
  const found = await findEncoding(file);
  if (typeof found === 'string') throw new UnreadableFile(found);
  const { encoding } = found;
  const head = await headOf(file, encoding);
  const endsInCr = head.includes('\r') && !head.includes('\n');
  const separator = separatorOf(head);
  const isUsual = encoding === 'utf-8' && separator === ',' && !endsInCr;
  const name = separators.find(([one]) => one === separator)?.[1]() ?? separator;
  const readAs = isUsual ? null : m.read_as({ encoding: encodingNames[encoding], separator: name });
  if (encoding === 'utf-8' && !endsInCr) return work(await csvFile(file, separator, readAs));
  const folder = await mkdtemp(join(tmpdir(), 'plain-csv-'));
  try {
    const path = join(folder, 'products.csv');
    const text = textOf(file, encoding);
    await pipeline(endsInCr ? withLineFeeds(text) : text, createWriteStream(path));
    return await work(await csvFile(path, separator, readAs));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A CSV file in UTF-8, whose lines end in LF or CRLF. */
async function csvFile(path: string, separator: string, readAs: string | null): Promise<ProductFile> {
  const { size } = await stat(path);
  return { size, readAs, records: (reached, headLine) => readCsv(path, reached, { separator, headLine }) };
}

/** The separator that the line `sep=;` names, or that occurs most often in the header, outside quotes. */
function separatorOf(head: string): string {
  const lines = head.split(/[\r\n]+/, 10);
  const header = lines.find((line) => /[,;\t|]/.test(line)) ?? '';
  const [, named] = /^\ufeff?"?sep=([,;\t|])"?\s*$/i.exec(header) ?? [];
  if (named !== undefined) return named;
  const names = header.replace(/"[^"]*"/g, '');
  const counts = separators.map(([separator]) => names.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))]?.[0] ?? ',';
}

async function headOf(file: string, encoding: Encoding): Promise<string> {
  for await (const text of textOf(file, encoding)) return text;
  return '';
}

async function* textOf(file: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(file)) yield decoder.decode(chunk as Buffer, { stream: true });
  yield decoder.decode();
}

async function* withLineFeeds(text: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const piece of text) yield piece.replaceAll('\r', '\n');
}
