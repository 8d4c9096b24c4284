import { SaxesParser } from 'saxes';
import { UnreadableWorkbook } from './limits.ts';

export type Attributes = Readonly<Record<string, string>>;

/** Receives an XML file's elements, without the prefixes of their names. */
export interface Handler {
  open?(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Parses XML piece by piece, handing elements to `handler`; yields after each piece. Entities of a DTD are an error, so none can
 * grow.
 * @throws UnreadableWorkbook
 */
export async function* parseXml(pieces: AsyncIterable<Buffer>, handler: Handler): AsyncGenerator<void> {
  const parser = new SaxesParser({ position: false });
  const decoder = new TextDecoder();
  parser.on('opentag', ({ name, attributes }) =>
    handler.open?.(withoutPrefix(name), attributes as Record<string, string>),
  );
  parser.on('text', (text) => handler.text?.(text));
  parser.on('closetag', ({ name }) => handler.close?.(withoutPrefix(name)));
  parser.on('error', (error) => {
    throw new UnreadableWorkbook('damaged', error);
  });
  for await (const piece of pieces) {
    parser.write(decoder.decode(piece, { stream: true }));
    yield;
  }
  parser.close();
}

/** Parses a whole XML file. */
export async function parseAll(pieces: AsyncIterable<Buffer>, handler: Handler): Promise<void> {
  for await (const _ of parseXml(pieces, handler));
}
