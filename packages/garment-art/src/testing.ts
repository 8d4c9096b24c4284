import sharp from 'sharp';
import type { Art, Garment, Print } from './art.ts';

/** A garment's art in the colours that all these tests use. */
export const art = (garment: Garment, print: Print, seed = 7, audience: Art['audience'] = 'women'): Art => ({
  garment,
  print,
  colours: ['#b23a48', '#f3dcc0', '#d9a441'],
  seed,
  audience,
});

/** Faults in a picture's markup: unbalanced tags, missing or repeated ids, invalid numbers. */
export function faults(svg: string): string[] {
  const svgFaults: string[] = [];
  const open: string[] = [];
  for (const [, close, name, empty] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s+[\w:-]+="[^"<]*")*\s*(\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) svgFaults.push(`</${name}> closes nothing`);
    } else if (!empty) open.push(name ?? '');
  }
  if (open.length > 0) svgFaults.push(`never closed: ${open.join(' ')}`);
  const leftover = svg.replaceAll(/<\/?[a-zA-Z]+(?:\s+[\w:-]+="[^"<]*")*\s*\/?>/g, '');
  if (leftover.trim() !== '') svgFaults.push(`not markup: ${leftover.slice(0, 80)}`);
  const nonsense = /NaN|undefined|Infinity|null|\[object/.exec(svg);
  if (nonsense) svgFaults.push(`${nonsense[0]} near ${svg.slice(nonsense.index - 60, nonsense.index + 20)}`);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  if (new Set(ids).size !== ids.length) svgFaults.push('an id twice');
  const idSet = new Set(ids);
  for (const [, id] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g))
    if (!idSet.has(id)) svgFaults.push(`#${id} is not there`);
  return svgFaults;
}

/** A garment in a single colour that occurs nowhere else in a picture. */
export const loud = (garment: Garment, audience: Art['audience'], more: Partial<Art> = {}): Art => ({
  ...art(garment, 'plain', 7, audience),
  colours: ['#ff00ff', '#ff00ff', '#ff00ff'],
  neck: 'round',
  ...more,
});

/** The number of pixels of that colour in every second row of the sheet. */
export async function ownRows(svg: string): Promise<number[]> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(450)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: info.height }, () => 0);
  for (let at = 0; at < data.length; at += 3)
    if ((data[at] ?? 0) > 110 && (data[at + 1] ?? 0) < 70 && (data[at + 2] ?? 0) > 110)
      rows[Math.floor(at / 3 / info.width)]! += 1;
  return rows;
}
