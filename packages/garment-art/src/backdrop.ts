import { brightness, darken, hue, lighten, mix } from './palette.ts';
import type { Pen } from './pen.ts';

const walls = {
  ivory: '#efe6d6',
  sand: '#e3d3bb',
  rose: '#ecd6cd',
  sage: '#d3dac8',
  dusk: '#cfd7e0',
  clay: '#dfbfa8',
} as const;

/** Wall colours that suit a cloth: cool walls for warm cloth, warm for cool, a darker one for white. */
function flattering(base: string): readonly [string, ...string[]] {
  if (brightness(base) > 0.8) return [walls.sage, walls.dusk, walls.clay, walls.sand];
  const around = hue(base);
  if (around < 25 || around > 320) return [walls.ivory, walls.sage, walls.sand, walls.dusk];
  if (around < 75) return [walls.dusk, walls.ivory, walls.sage, walls.rose];
  if (around < 170) return [walls.rose, walls.ivory, walls.sand];
  return [walls.ivory, walls.sand, walls.rose, walls.clay];
}

/** A painted studio wall with window light, sometimes an arch of old Jaipur, sometimes the floor in view. */
export function drawBackdrop(
  pen: Pen,
  base: string,
  floorY: number | null,
  width = 900,
  height = 1200,
): void {
  const { random } = pen;
  const wall = random.pick(flattering(base));
  const light = pen.define(
    'window',
    `<radialGradient id="ID" cx="${random.chance(0.5) ? 0.3 : 0.42}" cy=".3" r=".95"><stop stop-color="${lighten(wall, 0.65)}"/><stop offset=".5" stop-color="${wall}"/><stop offset="1" stop-color="${darken(wall, 0.17)}"/></radialGradient>`,
  );
  pen.drawUnder(`<rect width="${width}" height="${height}" fill="url(#${light})"/>`);
  const setting = random.next();
  if (setting < 0.34) drawArch(pen, wall, width, floorY ?? height);
  else if (setting < 0.6) drawWindowLight(pen, width, height);
  if (floorY !== null) drawFloor(pen, wall, floorY, width, height);
}

function drawArch(pen: Pen, wall: string, width: number, floor: number): void {
  const half = width * pen.random.between(0.36, 0.42);
  const top = width * pen.random.between(0.05, 0.1);
  const spring = top + half * 0.95;
  const arch = (inset: number) => {
    const [x, peak, bend] = [Math.round(half - inset), Math.round(top + inset), Math.round(half * 0.52)];
    return `M${Math.round(width / 2) - x} ${floor}V${Math.round(spring)}c0 ${-bend} ${Math.round(x * 0.42)} ${-Math.round(bend * 1.45)} ${x} ${peak - Math.round(spring)}c${Math.round(x * 0.58)} ${Math.round(spring) - peak - Math.round(bend * 1.45)} ${x} ${Math.round(spring) - peak - bend} ${x} ${Math.round(spring) - peak}V${floor}z`;
  };
  const niche = pen.define(
    'niche',
    `<linearGradient id="ID" x2="1" y2=".2"><stop stop-color="${darken(wall, 0.16)}"/><stop offset=".25" stop-color="${darken(wall, 0.05)}"/><stop offset="1" stop-color="${lighten(wall, 0.4)}"/></linearGradient>`,
  );
  pen.drawUnder(
    `<path d="${arch(-9)}" fill="${lighten(wall, 0.5)}" fill-opacity=".6"/><path d="${arch(0)}" fill="url(#${niche})" fill-opacity=".75"/>`,
  );
}

function drawWindowLight(pen: Pen, width: number, height: number): void {
  const x = pen.random.between(-0.1, 0.35) * width;
  const pane = (offset: number) =>
    `M${Math.round(x + offset)} ${Math.round(height * 0.02)}l${Math.round(width * 0.2)} ${Math.round(height * 0.06)}l${Math.round(width * 0.24)} ${Math.round(height * 0.66)}l${Math.round(-width * 0.2)} ${Math.round(-height * 0.06)}z`;
  pen.drawUnder(`<path d="${pane(0)}${pane(width * 0.25)}" fill="#fffdf2" fill-opacity=".22"/>`);
}

function drawFloor(pen: Pen, wall: string, floorY: number, width: number, height: number): void {
  const floor = pen.define(
    'floor',
    `<linearGradient id="ID" x2="0" y2="1"><stop stop-color="${darken(mix(wall, '#c9a98a', 0.3), 0.14)}"/><stop offset="1" stop-color="${lighten(mix(wall, '#c9a98a', 0.25), 0.25)}"/></linearGradient>`,
  );
  pen.drawUnder(
    `<rect y="${floorY}" width="${width}" height="${height - floorY}" fill="url(#${floor})"/><rect y="${floorY - 16}" width="${width}" height="16" fill="${lighten(wall, 0.35)}" fill-opacity=".7"/><rect y="${floorY - 1}" width="${width}" height="2" fill="${darken(wall, 0.4)}" fill-opacity=".35"/>`,
  );
}

/** The shadow on the floor below a standing object. */
export function groundShadow(pen: Pen, x: number, y: number, reach: number, depth = 0.45): void {
  // One shadow is enough, however many objects stand there.
  if (!pen.first('pool')) return;
  const pool = pen.define(
    'pool',
    '<radialGradient id="ID"><stop stop-color="#2a1810" stop-opacity=".9"/><stop offset=".5" stop-color="#2a1810" stop-opacity=".4"/><stop offset="1" stop-color="#2a1810" stop-opacity="0"/></radialGradient>',
  );
  pen.drawUnder(
    `<ellipse cx="${x}" cy="${y}" rx="${reach}" ry="${Math.round(reach * 0.13)}" fill="url(#${pool})" fill-opacity="${depth}"/>`,
  );
}
