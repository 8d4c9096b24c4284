/** The part of fontkit (which pdfkit draws with) that keeps fonts open between documents. */
declare module 'fontkit' {
  export interface Font {
    /** Glyphs seen so far by id, each with the letters it was first seen for. */
    _glyphs: Record<number, unknown>;
  }
  export function create(bytes: Uint8Array): Font;
}
