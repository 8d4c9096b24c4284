import PDFDocument from 'pdfkit';
import { shop } from '../../../shop.ts';
import { fontsForDocument } from './fonts.ts';
import type { Document } from './type.ts';

/** A new document without a page. Its bytes depend on what is drawn and said here alone. */
export function openDocument({
  title,
  subject,
  createdAt,
}: {
  title: string;
  subject: string;
  createdAt: Date;
}): Document {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    lang: 'en-IN',
    displayTitle: true,
    font: '', // none of the built-in fonts: they have no ₹
    info: {
      Title: title,
      Subject: subject,
      Author: shop.name,
      Creator: shop.name,
      Producer: shop.name,
      CreationDate: createdAt,
    },
  });
  // The library accepts an opened font as well as bytes, though its types say otherwise.
  for (const [name, font] of fontsForDocument()) doc.registerFont(name, font as unknown as Uint8Array);
  return doc;
}

/** The document's bytes, once it has ended. */
export function collect(doc: Document): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  doc.on('end', () => resolve(Buffer.concat(chunks)));
  doc.on('error', reject);
  return promise;
}
