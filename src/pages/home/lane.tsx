import { useRef } from 'react';
import * as m from '#messages/lane';
import { useOnline } from '../../domains/chat/ui/use-online.ts';
import type { Arch as ArchData } from '../../domains/catalogue/shops/shops.calls.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Arch } from './arch.tsx';
import { ArchDrawing } from './arch-drawing.tsx';
import styles from './lane.module.css';

/** How much of the visible width one click scrolls. */
const step = 0.8;

/**
 * A scrolling arcade with an arch for each shop. Touch and arrow keys scroll it without scripts; scripts add the
 * buttons and light the lamps.
 */
export function Lane({ shops }: { shops: readonly ArchData[] }) {
  const row = useRef<HTMLUListElement>(null);
  const online = useOnline();
  const walk = (way: 1 | -1) => row.current?.scrollBy({ left: way * step * row.current.clientWidth });
  return (
    <section className={styles.lane} aria-labelledby="lane">
      <header>
        <div>
          <h2 id="lane">{m.title()}</h2>
          <p>{m.hint()}</p>
        </div>
        <div data-print="hide">
          <IconButton variant="outlined" icon="chevron-left" label={m.previous()} onClick={() => walk(-1)} />
          <IconButton variant="outlined" icon="chevron-right" label={m.next()} onClick={() => walk(1)} />
        </div>
      </header>
      <ArchDrawing />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling row must be reachable by keyboard */}
      <ul ref={row} aria-label={m.arches()} tabIndex={0}>
        {shops.map((shop) => (
          <Arch key={shop._id} shop={shop} isLit={online.includes(shop._id)} />
        ))}
      </ul>
    </section>
  );
}
