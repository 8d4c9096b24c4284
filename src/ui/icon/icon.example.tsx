import type { Example } from '../example.ts';
import { glyphs, type IconName } from './glyphs.ts';
import { Icon } from './icon.tsx';
import { Mark } from './mark.tsx';
import { type MarkName, marks } from './marks.ts';

const names = Object.keys(glyphs) as IconName[];

export const example: Example = {
  name: 'Icon',
  about: 'The shop’s own set, drawn on a grid of 24. Never alone: a name stands beside it or in its control.',
  wide: true,
  states: {
    'Every glyph': () => (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-4)' }}>
        {names.map((name) => (
          <figure key={name} style={{ width: '5.5rem', textAlign: 'center', fontSize: 'var(--text-xs)' }}>
            <span style={{ display: 'grid', placeItems: 'center', blockSize: '2.25rem' }}>
              <Icon name={name} size="1.625rem" />
            </span>
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    ),
    'Other services': () => (
      <div style={{ display: 'flex', gap: 'var(--space-4)' }}>
        {(Object.keys(marks) as MarkName[]).map((name) => (
          <Mark key={name} name={name} size="1.625rem" />
        ))}
      </div>
    ),
    Sizes: () => (
      <div style={{ display: 'flex', alignItems: 'center', gap: 'var(--space-4)' }}>
        <Icon name="cart" size="1rem" /> <Icon name="cart" /> <Icon name="cart" size="2rem" label="Cart" />
      </div>
    ),
  },
};
