import type { Art } from '../art.ts';
import type { Fabric } from '../cloth.ts';
import type { Pen } from '../pen.ts';
import { drawHanging, drawRail } from './hanging.ts';

/** A dupatta over a rail: light, many folds, tassels along its end; a second fall behind it. */
export function drawDupatta(pen: Pen, _art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const shift = (back ? -1 : 1) * random.between(10, 40);
  drawRail(pen, 190);
  drawHanging(pen, fabric, 190, {
    left: 430 + shift,
    right: 650 + shift,
    end: random.between(780, 860),
    folds: 4,
    slant: 30,
    finish: 'tassels',
  });
  drawHanging(pen, fabric, 188, {
    left: 250 + shift,
    right: 545 + shift,
    end: random.between(960, 1040),
    folds: 6,
    slant: -40,
    finish: 'tassels',
  });
}

/** A shawl: broad, heavy, few folds, fringed. */
export function drawShawl(pen: Pen, _art: Art, fabric: Fabric, back: boolean): void {
  const lean = (back ? -1 : 1) * pen.random.between(10, 40);
  drawRail(pen, 180);
  drawHanging(pen, fabric, 180, {
    left: 230 - lean / 2,
    right: 670 - lean / 2,
    end: pen.random.between(960, 1030),
    folds: 5,
    slant: lean * 2,
    finish: 'fringe',
  });
}

/** A scarf folded over the rail: two narrow tails of different length, fringed. */
export function drawScarf(pen: Pen, _art: Art, fabric: Fabric, back: boolean): void {
  const { random } = pen;
  const mirror = (leftSide: number, right: number) =>
    back ? { left: 900 - right, right: 900 - leftSide } : { left: leftSide, right };
  const shift = random.between(-20, 20);
  drawRail(pen, 190);
  const tail = { folds: 3, finish: 'fringe' } as const;
  drawHanging(pen, fabric, 190, {
    ...tail,
    ...mirror(440 + shift, 590 + shift),
    end: random.between(720, 800),
    slant: 26,
  });
  drawHanging(pen, fabric, 188, {
    ...tail,
    ...mirror(300 + shift, 470 + shift),
    end: random.between(900, 980),
    slant: -30,
  });
}
