import { type PrintMaker, spots } from '../cloth.ts';
import { dots, strokes } from './strokes.ts';

/** Even dots, set like bricks. */
export const polka: PrintMaker = (cloth) => {
  const step = 44 * cloth.scale;
  const places = [...spots(cloth.lie, step, step * 0.62)].map(([u, v]) => cloth.at(u, v));
  return strokes(dots(places), cloth.second, 13 * cloth.scale, ' stroke-linecap="round"');
};
