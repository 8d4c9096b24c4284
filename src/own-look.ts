import { shop } from './shop.ts';
import { coloursOf } from './shop-colours.ts';
import { tokens } from './ui/colours.ts';

/** The colours of this shop, for what no style sheet reaches: mails, invoices, icons, the browser's frame. */
export const colours = coloursOf(shop.colours ?? {});

/** The brand's colour on icons and invoices, where the built-in shop's is a darker one than on its pages. */
export const brandOn = (builtIn: string): string => shop.colours?.brand?.day ?? builtIn;

/** The letters that src/ui/fonts/anek-devanagari.woff2 has. */
const lettersOfSign = new Set('चौक जयपुर');

const changes = (Object.keys(tokens) as (keyof typeof tokens)[]).filter(
  (name) => colours[name].day !== tokens[name].day || colours[name].night !== tokens[name].night,
);

const properties = [
  ...changes.map((name) => `--${name}:light-dark(${colours[name].day},${colours[name].night})`),
  ...(Array.from(shop.sign).every((letter) => lettersOfSign.has(letter))
    ? []
    : ["--font-sign:'Anek Devanagari',system-ui,sans-serif"]),
];

/**
 * For a document's `<html>`: what differs from the style sheets, as a style attribute, which the CSP allows and which is
 * there before the first paint. '' for the built-in shop.
 */
export const rootStyle = properties.length > 0 ? ` style="${properties.join(';')}"` : '';
