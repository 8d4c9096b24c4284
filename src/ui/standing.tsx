import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useLoaded } from './loaded.ts';

/**
 * Calls `then` once nothing inside `place` has the focus (at once, if nothing has), so that an element in use is not
 * replaced.
 * @returns a function that cancels
 */
function whenLeft(place: Element | null, then: () => void): () => void {
  if (!place?.contains(document.activeElement)) {
    then();
    return () => undefined;
  }
  const onLeave = (event: Event) => {
    if (place.contains((event as FocusEvent).relatedTarget as Node | null)) return;
    place.removeEventListener('focusout', onLeave);
    then();
  };
  place.addEventListener('focusout', onLeave);
  return () => place.removeEventListener('focusout', onLeave);
}

/** The scroll positions of the rows inside. */
const scrollsIn = (place: Element | null): number[] =>
  [...(place?.querySelectorAll('ul') ?? [])].map(({ scrollLeft }) => scrollLeft);

function scrollAsBefore(place: Element | null, scrolls: readonly number[]): void {
  const rows = place?.querySelectorAll('ul') ?? [];
  for (const [at, row] of rows.entries()) {
    const scrollLeft = scrolls[at];
    if (scrollLeft) row.scrollTo({ left: scrollLeft, behavior: 'instant' });
  }
}

const contents = { display: 'contents' };

/**
 * A part of the first screen whose code loads after the page's own. Unlike with `later`, the server's HTML stays until
 * the code has loaded, whatever updates meanwhile: React drops a Suspense boundary that updates before it hydrates. A
 * menu that the user has opened is not replaced until they leave it or change the page; a scrolled row keeps its
 * position.
 * @param Server the component itself, on the server
 */
export const standing = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Server: ComponentType<Props> | null,
) =>
  function Standing(props: Props) {
    const Part = useLoaded(load);
    const place = useRef<Element>(null);
    const scrolls = useRef<number[]>([]);
    const [isLeft, setLeft] = useState(false);
    const { key } = useLocation();
    const [first] = useState(key);
    useEffect(() => {
      if (!Part) return;
      return whenLeft(place.current, () => setLeft(true));
    }, [Part]);
    const standHere = useCallback((div: Element | null) => {
      place.current = div;
      // React calls this just before it takes the part away: a scroll until then is not lost.
      return () => {
        scrolls.current = scrollsIn(div);
      };
    }, []);
    const standAgain = useCallback((div: Element | null) => scrollAsBefore(div, scrolls.current), []);
    const Loaded = isLeft || key !== first ? Part : Server;
    return Loaded ? (
      <div key="loaded" ref={standAgain} style={contents}>
        <Loaded {...props} />
      </div>
    ) : (
      <div
        ref={standHere}
        style={contents}
        suppressHydrationWarning
        // oxlint-disable-next-line react/no-danger -- empty: hydration keeps the server's HTML
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  };
