import { brightness, darken, hue, lighten } from '../palette.ts';
import type { Pen } from '../pen.ts';

/** The metal of a piece: its own colour when that could be one (gold, silver, copper, black), otherwise gold. */
export function metalOf(base: string, accent: string): string {
  const around = hue(base);
  const metallic = (around >= 15 && around <= 52) || brightness(base) < 0.16;
  if (metallic && brightness(base) < 0.9) return base;
  const trim = hue(accent);
  return trim >= 18 && trim <= 52 && brightness(accent) > 0.35 && brightness(accent) < 0.85
    ? accent
    : '#c9983c';
}

/** A gradient of polished metal, as an id for `fill`. */
export function polish(pen: Pen, metal: string): string {
  return pen.define(
    `metal${metal}`,
    `<linearGradient id="ID" x2="1" y2=".6"><stop stop-color="${darken(metal, 0.35)}"/><stop offset=".22" stop-color="${lighten(metal, 0.65)}"/><stop offset=".42" stop-color="${metal}"/><stop offset=".68" stop-color="${darken(metal, 0.42)}"/><stop offset=".84" stop-color="${lighten(metal, 0.4)}"/><stop offset="1" stop-color="${darken(metal, 0.3)}"/></linearGradient>`,
  );
}

/** A cut or cabochon stone in its setting, centred at 0,0; returns its id. */
export function stone(pen: Pen, colour: string, metal: string, radius: number): string {
  const glass = pen.define(
    `glass${colour}`,
    `<radialGradient id="ID" cx=".35" cy=".3" r=".8"><stop stop-color="${lighten(colour, 0.75)}"/><stop offset=".4" stop-color="${colour}"/><stop offset="1" stop-color="${darken(colour, 0.55)}"/></radialGradient>`,
  );
  return pen.define(
    `stone${colour}${radius}`,
    `<g id="ID"><circle r="${radius * 1.32}" fill="${darken(metal, 0.35)}"/><circle r="${radius * 1.2}" fill="${lighten(metal, 0.25)}"/><circle r="${radius}" fill="url(#${glass})"/><circle cx="${-radius * 0.3}" cy="${-radius * 0.35}" r="${radius * 0.22}" fill="#fff" fill-opacity=".85"/></g>`,
  );
}
