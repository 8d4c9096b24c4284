// Renders many drawings onto one sheet for review: npm run generate -- contact-sheet OUT.png [garment,…] [view] [seed] [print]
import sharp from 'sharp';
import { type Art, type Garment, garments, prints } from '../packages/garment-art/src/art.ts';
import { drawGarment } from '../packages/garment-art/src/draw-garment.ts';
import { randomFrom } from '../packages/garment-art/src/random.ts';

const palettes: [string, string, string][] = [
  ['#b23a48', '#f3dcc0', '#d9a441'],
  ['#27406b', '#e8e1d3', '#c98b3c'],
  ['#f1ece1', '#9c3b3b', '#31577a'],
  ['#d8a23a', '#8a2c3b', '#f4e6c8'],
  ['#2f6f62', '#f0d9a7', '#d4af5a'],
  ['#e39aa6', '#7d2748', '#f6e8d0'],
  ['#1f1d24', '#b89b62', '#e8dcc0'],
  ['#7a8f6a', '#f4efe2', '#b5543a'],
  ['#6d3b6e', '#e6c27a', '#f2e3c9'],
  ['#3c6ea5', '#f6f1e5', '#22344f'],
  ['#c7623a', '#f5e3c4', '#3e5a4d'],
  ['#9db4c8', '#2c4766', '#f4f0e6'],
];
const [out = '/tmp/contact.png', only = '', view = '0', from = '1', print = ''] = process.argv.slice(2);
const selection = only ? (only.split(',') as Garment[]) : [...garments];
const cells: Buffer[] = [];
const [columns, wide] = selection.length === 1 && from !== '1' ? [1, 900] : [6, 240];
const total = Math.max(selection.length, columns === 1 ? 1 : 24);
let milliseconds = 0;
let bytes = 0;
for (let index = 0; index < total; index++) {
  const seed = Number(from) + index * 7919;
  const random = randomFrom(seed);
  const garment = selection[index % selection.length] ?? 'kurta';
  const art: Art = {
    garment,
    print: prints.find((name) => name === print) ?? (garment === 'jeans' ? 'denim' : random.pick(prints)),
    colours: random.pick(palettes as [(typeof palettes)[0], ...typeof palettes]),
    seed,
    audience: random.pick(['women', 'men', 'women', 'girls', 'boys']),
  };
  if (['juttis', 'kurti', 'saree', 'lehenga', 'anarkali', 'blouse', 'dress'].includes(garment))
    art.audience = 'women';
  if (['sherwani', 'dhoti'].includes(garment)) art.audience = 'men';
  const svg = drawGarment(art, Number(view));
  bytes = Math.max(bytes, svg.length);
  const start = performance.now();
  cells.push(await sharp(Buffer.from(svg)).resize(wide).png().toBuffer());
  milliseconds += performance.now() - start;
}
const tall = (wide * 4) / 3;
await sharp({
  create: {
    width: columns * wide,
    height: Math.ceil(total / columns) * tall,
    channels: 3,
    background: '#ffffff',
  },
})
  .composite(
    cells.map((input, index) => ({
      input,
      left: (index % columns) * wide,
      top: Math.floor(index / columns) * tall,
    })),
  )
  .png()
  .toFile(out);
console.log(
  `${total} pictures, ${(milliseconds / total).toFixed(0)} ms each to rasterise, largest ${bytes} bytes`,
);
