import type { Weave } from '../cloth.ts';
import { fine } from '../outline.ts';

/** Fills the cloth with a repeating tile, turned with the piece, for textures too fine to follow each fold. */
export function tilePrint(cloth: Weave, name: string, width: number, height: number, tile: string): string {
  const { lie, pen, scale } = cloth;
  const plain = pen.define(
    name,
    `<pattern id="ID" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${tile}</pattern>`,
  );
  const turn = `translate(${Math.round(lie.x)} ${Math.round(lie.y)})rotate(${fine(lie.angle)})scale(${fine(scale)})`;
  const turnedPattern = pen.define(
    `${name}${turn}`,
    `<pattern id="ID" href="#${plain}" patternTransform="${turn}"/>`,
  );
  const reach = Math.round(lie.height + lie.width * Math.max(1, lie.flare));
  return `<path d="M${Math.round(lie.x) - reach} ${Math.round(lie.y) - reach}h${2 * reach}v${2 * reach}h${-2 * reach}z" fill="url(#${turnedPattern})"/>`;
}
