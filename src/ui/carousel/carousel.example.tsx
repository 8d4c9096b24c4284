import type { Example } from '../example.ts';
import { Price } from '../price/price.tsx';
import { Carousel } from './carousel.tsx';
import { FadeCarousel } from './fade-carousel.tsx';

const grounds = [
  '--blush',
  '--neel-wash',
  '--haldi-wash',
  '--neem-wash',
  '--sunken',
  '--danger-wash',
  '--line',
];

const Thing = ({ ground, index }: { ground: string; index: number }) => (
  <a href="#carousel" style={{ display: 'block', color: 'inherit', textDecoration: 'none' }}>
    <div style={{ aspectRatio: '3 / 4', borderRadius: 'var(--radius)', background: `var(${ground})` }} />
    <p style={{ marginBlockStart: 'var(--space-2)', fontSize: 'var(--text-sm)' }}>Bagru kurta {index + 1}</p>
    <Price size="small" selling={499 + index * 150} mrp={999 + index * 100} />
  </a>
);

const things = grounds.map((ground, index) => <Thing key={ground} ground={ground} index={index} />);

export const example: Example = {
  name: 'Carousel',
  about:
    'A row that goes round and rests when pointed at, focused, out of sight, or told to; banners that fade.',
  wide: true,
  states: {
    'Two, three, four in sight': () => (
      <Carousel label="New this week" heading={<h2>New this week</h2>}>
        {things}
      </Carousel>
    ),
    'Parts of a slide, not moving by itself': () => (
      <Carousel
        label="More from the seller"
        heading={<h2>More from the seller</h2>}
        slides={{ base: 1.4, 768: 3 }}
        autoplay={false}
      >
        {things}
      </Carousel>
    ),
    'Fewer than fit': () => (
      <Carousel label="Only two" heading={<h2>Only two</h2>}>
        {things.slice(0, 2)}
      </Carousel>
    ),
    'Fading banners': () => (
      <FadeCarousel
        label="Offers"
        slides={['Monsoon indigo', 'Lehariya week', 'From Sanganer'].map((text, index) => ({
          key: text,
          picture: <div style={{ height: '100%', background: `var(${grounds[index]})` }} />,
          words: <p style={{ padding: 'var(--space-7)', fontSize: 'var(--text-3xl)' }}>{text}</p>,
        }))}
      />
    ),
  },
};
