import type { Lie } from './cloth.ts';
import { lightOn } from './folds.ts';
import { fine } from './outline.ts';
import { darken, lighten } from './palette.ts';
import type { Pen } from './pen.ts';

/** How strongly the lit side of a rounded body shines, and how strongly its edges darken. */
const lights = {
  plain: [0.11, 0.46],
  satin: [0.34, 0.5],
  velvet: [0, 0.3],
  wool: [0.04, 0.5],
  corduroy: [0.06, 0.5],
  sheer: [0.2, 0.36],
} as const;

/** Side shading of a rounded body, with light from the upper left: silk shines, wool absorbs light, velvet glows at its edges. */
export function roundness(pen: Pen, base: string): string {
  const { shadow, shine } = lightOn(base);
  const [bright, dark] = lights[pen.surface ?? 'plain'];
  const velvet = pen.surface === 'velvet';
  const rim = velvet ? lighten(base, 0.5) : shadow;
  return pen.define(
    `round${base}`,
    `<linearGradient id="ID"><stop stop-color="${rim}" stop-opacity="${velvet ? 0.5 : dark * 0.76}"/><stop offset=".16" stop-color="${shadow}" stop-opacity="${velvet ? 0.32 : 0.08}"/>` +
      `<stop offset=".32" stop-color="${velvet ? shadow : shine}" stop-opacity="${velvet ? 0.2 : bright}"/><stop offset=".55" stop-color="${shadow}" stop-opacity="${velvet ? 0.25 : 0}"/>` +
      `<stop offset=".84" stop-color="${shadow}" stop-opacity="${velvet ? 0.34 : 0.2}"/><stop offset="1" stop-color="${rim}" stop-opacity="${velvet ? 0.36 : dark}"/></linearGradient>`,
  );
}

/** The pile or nap of corduroy and wool, over the print. */
export function napOf(pen: Pen, base: string, lie: Lie): string {
  if (pen.surface !== 'corduroy' && pen.surface !== 'wool') return '';
  const tile =
    pen.surface === 'corduroy'
      ? `<pattern id="ID" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(${fine(lie.angle)})"><path d="M2 0v9" stroke="${darken(base, 0.6)}" stroke-width="3" stroke-opacity=".5"/><path d="M6 0v9" stroke="${lighten(base, 0.5)}" stroke-width="2" stroke-opacity=".28"/></pattern>`
      : `<pattern id="ID" width="23" height="19" patternUnits="userSpaceOnUse"><path d="M2 3l4 2M12 1l3 4M19 8l-4 2M7 11l5-1M3 16l3-3M16 15l4 2M11 17l2-4" stroke="${lighten(base, 0.55)}" stroke-width="1.1" stroke-opacity=".3"/><path d="M5 7l3 2M14 12l3-2M20 3l-3 2M9 15l-3 1" stroke="${darken(base, 0.6)}" stroke-width="1.1" stroke-opacity=".32"/></pattern>`;
  const nap = pen.define(`nap${base}${fine(lie.angle)}`, tile);
  return `<path d="M-200-200h1300v1700h-1300z" fill="url(#${nap})"/>`;
}

/** Padding sewn down in diamonds. */
export function quilting(pen: Pen, base: string): string {
  if (!pen.asks('quilting')) return '';
  const { shadow, shine } = lightOn(base);
  const quilt = pen.define(
    `quilt${base}`,
    `<pattern id="ID" width="54" height="54" patternUnits="userSpaceOnUse"><path d="M27 4Q44 12 50 27Q38 20 27 24Q16 20 4 27Q10 12 27 4Z" fill="${shine}" fill-opacity=".16"/><path d="M4 27Q16 36 27 33Q38 36 50 27Q44 44 27 50Q10 44 4 27Z" fill="${shadow}" fill-opacity=".16"/><path d="M0 27L27 0L54 27L27 54Z" fill="none" stroke="${shadow}" stroke-width="4" stroke-opacity=".5"/><path d="M0 27L27 0L54 27L27 54Z" fill="none" stroke="${shine}" stroke-width="1.4" stroke-dasharray="5 4"/></pattern>`,
  );
  return `<path d="M0 0h900v1200h-900z" fill="url(#${quilt})"/>`;
}

/** Small round mirrors sewn on at the given points, each in a ring of thread. */
export function mirrors(pen: Pen, thread: string, places: Iterable<readonly [x: number, y: number]>): string {
  const glass = pen.define(
    `mirror${thread}`,
    `<g id="ID"><circle r="13" fill="${thread}" stroke="${darken(thread, 0.5)}" stroke-width="1.4"/><circle r="10.5" fill="none" stroke="${darken(thread, 0.45)}" stroke-width="4" stroke-dasharray="2 2"/><circle r="8.6" fill="#dfe8ee" stroke="#6f7f8a" stroke-width="1"/><path d="M-6 3L3-6L7-2L-2 7Z" fill="#fff"/></g>`,
  );
  let markup = '';
  for (const [x, y] of places) markup += `<use href="#${glass}" x="${Math.round(x)}" y="${Math.round(y)}"/>`;
  return markup;
}
