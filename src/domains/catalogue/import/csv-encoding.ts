import * as m from '#messages/import-report';
import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** First bytes of files that are not text, each with the sentence that names the format. */
const strangers: readonly (readonly [begins: readonly number[], sentence: () => string])[] = [
  [[0xd0, 0xcf, 0x11, 0xe0], m.file_is_excel],
  [[0x25, 0x50, 0x44, 0x46], m.file_is_pdf],
  [[0x1f, 0x8b], m.file_is_compressed],
  [[0xff, 0xfe, 0, 0], m.file_is_utf32],
  [[0, 0, 0xfe, 0xff], m.file_is_utf32],
];
const marks: readonly (readonly [mark: readonly number[], encoding: Encoding])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/**
 * The encoding of a text file: by its byte order mark, by the position of its zero bytes, or by valid UTF-8.
 * @returns a sentence when it is not text, or its encoding is unsupported
 */
export async function findEncoding(path: string): Promise<{ encoding: Encoding } | string> {
  const head = await readHead(path);
  const begins = (bytes: readonly number[]) => bytes.every((byte, at) => head[at] === byte);
  const stranger = strangers.find(([bytes]) => begins(bytes));
  if (stranger) return stranger[1]();
  if (isPage(head)) return m.file_is_page();
  const encoding = marks.find(([mark]) => begins(mark))?.[1] ?? unmarkedUtf16(head);
  if (encoding) return { encoding };
  if (await isWhollyUtf8(path)) return { encoding: 'utf-8' };
  return { encoding: (await hasUtf8Letters(path)) ? 'utf-8' : 'windows-1252' };
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const buffer = Buffer.alloc(4_096);
    const { bytesRead } = await file.read(buffer, 0, buffer.length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Banks and shops name web pages and XML `.xls`. */
const isPage = (head: Buffer): boolean =>
  /^(?:\ufeff|\0|\s)*<(?:!doctype|\?xml|html|head|meta|style|table|div|body)\b/i.test(
    head.toString('utf8', 0, 500),
  );

/** In UTF-16, Latin text has a zero in every other byte. */
function unmarkedUtf16(head: Buffer): Encoding | undefined {
  const zeros = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = head.length / 4;
  if (odd > many && even < odd / 8) return 'utf-16le';
  return even > many && odd < even / 8 ? 'utf-16be' : undefined;
}

async function isWhollyUtf8(path: string): Promise<boolean> {
  let rest: Uint8Array = Buffer.alloc(0);
  for await (const chunk of createReadStream(path)) {
    const bytes = Buffer.concat([rest, chunk as Buffer]);
    const end = lastLetterEnd(bytes);
    if (!isUtf8(bytes.subarray(0, end))) return false;
    rest = bytes.subarray(end);
  }
  return rest.length === 0;
}

/** Where the last complete character ends: in UTF-8 at most three bytes follow the first. */
function lastLetterEnd(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes.length;
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return back < length ? bytes.length - back : bytes.length;
    }
  }
  return bytes.length;
}

/** True for UTF-8 with some broken bytes: more non-ASCII characters are valid than invalid. */
async function hasUtf8Letters(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8');
  let [right, wrong] = [0, 0];
  for await (const chunk of createReadStream(path)) {
    for (const [letter] of decoder.decode(chunk as Buffer, { stream: true }).matchAll(/[^\p{ASCII}]/gu)) {
      if (letter === '\ufffd') wrong += 1;
      else right += 1;
    }
  }
  return right >= wrong;
}
