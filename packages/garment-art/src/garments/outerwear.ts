import type { Fabric } from '../cloth.ts';
import { n, through } from '../outline.ts';
import { darken } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { type Cut, middle } from './cut.ts';
import { buttons } from './details.ts';

/** Lengthens a jacket's cut to a coat's, down to the knee. */
export function stretch(cut: Cut): void {
  cut.top -= 60;
  cut.armpit -= 70;
  cut.waistY -= 90;
  cut.hipY -= 60;
  cut.hemY = 1075;
  cut.shoulder *= 0.9;
  cut.chest *= 0.9;
  cut.waist *= 0.88;
  cut.hip *= 0.92;
  cut.hem *= 1.02;
}

/** A coat's collar and lapels, its overlap and two columns of buttons. */
export function lapels(pen: Pen, fabric: Fabric, cut: Cut): void {
  const [base, , accent] = fabric.colours;
  const { neck, top } = cut;
  const close = cut.armpit + 60;
  pen.draw(
    `<path d="M${n(middle - neck * 0.8)} ${n(top + 8)}H${n(middle + neck * 0.8)}L450 ${n(close)}Z" fill="${darken(base, 0.5)}"/><path d="M478 ${n(close)}V${n(cut.hemY + cut.dip)}" stroke="${darken(base, 0.6)}" stroke-width="3"/>`,
  );
  for (const side of [-1, 1]) {
    const x = (value: number) => middle + side * value;
    const lapel = through(
      [
        [x(neck + 2), top - 8, 'c'],
        [x(neck * 0.6), top + 20],
        [x(-12), close, 'c'],
        [x(neck * 0.9), top + 190, 'c'],
        [x(neck + 52), top + 132, 'c'],
        [x(neck + 20), top + 104, 'c'],
        [x(neck + 48), top + 74, 'c'],
        [x(neck + 24), top + 12],
      ],
      true,
    );
    pen.draw(
      `<path d="${lapel}" transform="translate(4 8)" fill="#160b1c" fill-opacity=".28"/><path d="${lapel}" fill="${base}" stroke="${darken(base, 0.55)}" stroke-width="2"/><path d="${lapel}" fill="${darken(base, 0.2)}" fill-opacity=".25"/>`,
    );
    buttons(pen, middle + side * 46, close + 50, 110, 3, darken(accent, 0.5), 12);
  }
}

/** The bound armholes of a sleeveless garment. */
export function bindArmholes(pen: Pen, cut: Cut, colour: string): void {
  for (const side of [-1, 1]) {
    const x = (value: number) => n(middle + side * value);
    const hole = `M${x(cut.shoulder - 2)} ${n(cut.top + cut.drop)}Q${x(cut.shoulder - 16)} ${n(cut.armpit - 60)} ${x(cut.chest - 3)} ${n(cut.armpit)}`;
    pen.draw(`<path d="${hole}" fill="none" stroke="${colour}" stroke-width="12" stroke-linecap="round"/>`);
  }
}
