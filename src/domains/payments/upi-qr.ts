import { renderSVG } from 'uqr';

/**
 * A QR code as SVG: error correction H, quiet zone of four modules (ISO/IEC 18004), black on white in every theme,
 * 256 px.
 */
export function qrPicture(text: string): string {
  return renderSVG(text, { ecc: 'H', border: 4, pixelSize: 4 }).replace(
    '<svg ',
    '<svg width="256" height="256" ',
  );
}
