import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useLoaded } from './loaded.ts';
import { whenLeft } from './when-left.ts';

/** How far the rows inside are scrolled. */
const scrollsIn = (place: Element | null): number[] =>
  [...(place?.querySelectorAll('ul') ?? [])].map(({ scrollLeft }) => scrollLeft);

function scrollAsBefore(place: Element | null, scrolls: readonly number[]): void {
  const rows = place?.querySelectorAll('ul') ?? [];
  for (const [at, row] of rows.entries()) {
    const left = scrolls[at];
    if (left) row.scrollTo({ left, behavior: 'instant' });
  }
}

const contents = { display: 'contents' };

/**
 * A part on the first screen whose code loads after the page's own. Unlike `later`, the server's HTML stands until the
 * code is there whatever is updated meanwhile: React drops a Suspense boundary that is updated before it hydrates. A menu
 * that was opened meanwhile stays until it is left, or until another page shows; a row that was scrolled stays where it is.
 * @param Server the component itself, on the server
 */
export const standing = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Server: ComponentType<Props> | null,
) =>
  function Standing(props: Props) {
    const Part = useLoaded(load);
    const place = useRef<HTMLDivElement>(null);
    const scrolls = useRef<number[]>([]);
    const [isLeft, setLeft] = useState(false);
    const { key } = useLocation();
    const [first] = useState(key);
    useEffect(() => {
      if (!Part) return;
      return whenLeft(place.current, () => {
        scrolls.current = scrollsIn(place.current);
        setLeft(true);
      });
    }, [Part]);
    const standAgain = useCallback((div: Element | null) => scrollAsBefore(div, scrolls.current), []);
    const Loaded = isLeft || key !== first ? Part : Server;
    return Loaded ? (
      <div key="loaded" ref={standAgain} style={contents}>
        <Loaded {...props} />
      </div>
    ) : (
      <div
        ref={place}
        style={contents}
        suppressHydrationWarning
        // oxlint-disable-next-line react/no-danger -- empty: hydration leaves what the server sent
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  };
