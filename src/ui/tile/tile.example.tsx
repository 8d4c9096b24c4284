import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import type { Example } from '../example.ts';
import { Grid } from '../layout/layout.tsx';
import { Picture } from '../picture/picture.tsx';
import { Price } from '../price/price.tsx';
import { Stars } from '../stars/stars.tsx';
import { Tile } from './tile.tsx';

const garment = ([ground, cloth, trim]: readonly string[]) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><path fill="${ground}" d="M0 0h300v400H0z"/><path fill="${cloth}" d="M112 70c12 14 64 14 76 0l44 26 26 96-34 12-12-34 18 170H70l18-170-12 34-34-12 26-96Z"/><path fill="none" stroke="${trim}" stroke-width="5" d="M71 330h158M112 72c12 14 64 14 76 0M150 84v70"/></svg>`,
  )}`;

const things = [
  {
    name: 'Indigo Bagru kurta',
    mrp: 1999,
    selling: 1499,
    rating: 4.4,
    ink: ['#efe6da', '#2f3a7a', '#e9d3a7'],
  },
  {
    name: 'Rose Sanganeri anarkali with hand-cut border and dupatta',
    mrp: 3499,
    selling: 2799,
    rating: 4.8,
    ink: ['#e9ebe4', '#c4606b', '#f6e4da'],
  },
  {
    name: 'Turmeric leheriya saree',
    mrp: 2299,
    selling: 2299,
    rating: 3.9,
    ink: ['#ece4ea', '#dc9f2e', '#8c2f39'],
  },
  {
    name: 'Neem green quilted jacket',
    mrp: 2599,
    selling: 1819,
    rating: 4.1,
    ink: ['#f2e7dc', '#3f6b4e', '#e8d9b5'],
  },
] as const;

const Thing = ({ index }: { index: number }) => {
  const thing = things[index % things.length] ?? things[0];
  return (
    <Tile
      href="/product/details/example"
      title={thing.name}
      picture={<Picture src={garment(thing.ink)} alt="" />}
      badge={index === 0 && <Badge tone="new">New</Badge>}
      action={
        <Button size="small" variant="secondary" wide>
          Add to Cart
        </Button>
      }
    >
      <Price selling={thing.selling} mrp={thing.mrp} />
      <Stars rating={thing.rating} count={120 * index + 8} />
    </Tile>
  );
};

export const example: Example = {
  name: 'Tile',
  about: 'A thing in the shop window. The picture is the colour of the page; the text stays quiet.',
  wide: true,
  states: {
    'In a grid': () => (
      <Grid least="9rem">
        {things.map((thing, index) => (
          <Thing key={thing.name} index={index} />
        ))}
      </Grid>
    ),
  },
};
