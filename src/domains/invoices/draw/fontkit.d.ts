/** The part of fontkit (pdfkit's font library) needed to share fonts between documents. */
declare module 'fontkit' {
  export interface Font {
    /** Glyphs seen so far by id, with the letters they were first seen for. */
    _glyphs: Record<number, unknown>;
  }
  export function create(bytes: Uint8Array): Font;
}
