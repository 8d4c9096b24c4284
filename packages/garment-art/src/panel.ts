import { type Fabric, type Lie, weave } from './cloth.ts';
import { type Fold, lightOn, shadeFolds } from './folds.ts';
import { n, type Point, through } from './outline.ts';
import { darken, lighten } from './palette.ts';
import type { Pen } from './pen.ts';
import { napOf, roundness } from './surface.ts';
import { printMakers } from './prints/print-makers.ts';

/** A trim along a line on the cloth, such as a hem's border: stripes from the widest at the bottom to the narrowest on top. */
export interface Border {
  path: string;
  stripes: readonly (readonly [colour: string, width: number, dashes?: string])[];
}

/** One piece of a garment's cloth: its outline, how it lies, its print and marks, and its folds. */
export interface Panel {
  outline: readonly Point[];
  lie: Lie;
  folds?: readonly Fold[];
  fabric: Fabric;
  borders?: readonly Border[];
  /** Markup on the cloth below its shading: a yoke, a motif, pockets. */
  marks?: string;
  /** The print's markup, when several panels share one. */
  print?: string;
  /** Roundness of the body below: 0 flat, 1 a barrel. */
  round?: number;
  /** Whether it casts no shadow on the wall. */
  light?: boolean;
}

export const borderMarkup = (border: Border): string =>
  border.stripes
    .map(
      ([colour, width, dashes]) =>
        `<path d="${border.path}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${dashes ? ` stroke-dasharray="${dashes}"` : ''}/>`,
    )
    .join('');

/** The markup of a fabric's print as it lies. */
export const layPrint = (pen: Pen, fabric: Fabric, lie: Lie): string =>
  printMakers[fabric.print](weave(pen, fabric, lie));

/** Draws a panel and its soft shadow on the wall behind. */
export function drawPanel(pen: Pen, panel: Panel): void {
  const [base] = panel.fabric.colours;
  const shape = through(panel.outline, true);
  const { shadow } = lightOn(base);
  const outline = pen.define(shape, `<path id="ID" d="${shape}"/>`);
  const clip = pen.define(`clip${outline}`, `<clipPath id="ID"><use href="#${outline}"/></clipPath>`);
  const sheen = pen.define(
    `sheen${base}`,
    `<linearGradient id="ID" x2=".25" y2="1"><stop stop-color="${lighten(base, 0.1)}"/><stop offset=".5" stop-color="${base}"/><stop offset="1" stop-color="${darken(base, 0.1)}"/></linearGradient>`,
  );
  const rim = `<use href="#${outline}" fill="none" stroke="${shadow}" stroke-width="16" stroke-opacity=".34"/>`;
  pen.draw(
    `<g clip-path="url(#${clip})"><use href="#${outline}" fill="url(#${sheen})"/>${panel.print ?? layPrint(pen, panel.fabric, panel.lie)}${napOf(pen, base, panel.lie)}` +
      `${(panel.borders ?? []).map(borderMarkup).join('')}${panel.marks ?? ''}` +
      `<use href="#${outline}" fill="url(#${roundness(pen, base)})" fill-opacity="${n(panel.round ?? 1)}"/>${shadeFolds(pen, panel.folds ?? [], base, rim)}</g>` +
      `<use href="#${outline}" fill="none" stroke="${darken(base, 0.55)}" stroke-width="1.3" stroke-opacity=".6"/>`,
  );
  if (!panel.light) pen.castShadow(outline);
}
