import type { EmblaOptionsType, EmblaPluginType } from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useAutoplay } from './use-autoplay.ts';

/** Milliseconds between two slides. */
const delay = 2500;

const still = '(prefers-reduced-motion: reduce)';

/** What both carousels share: embla over the server's markup, what is chosen, whether it moves by itself, arrow keys. */
export function useCarousel({
  autoplay,
  duration,
  plugins: more = [],
}: {
  autoplay: boolean;
  /** embla's own measure: each frame (1/60 s) goes 2.125/duration of the way that is left. */
  duration: number;
  plugins?: EmblaPluginType[];
}) {
  const root = useRef<HTMLElement>(null);
  const [options] = useState<EmblaOptionsType>({
    loop: true,
    align: 'start',
    duration,
    breakpoints: { [still]: { duration: 0 } },
  });
  const [plugins] = useState(() => [
    ...more,
    ...(autoplay
      ? [Autoplay({ delay, playOnInit: false, stopOnInteraction: true, stopOnFocusIn: false })]
      : []),
  ]);
  const [viewport, embla] = useEmblaCarousel(options, plugins);
  const [selected, setSelected] = useState(0);
  const [scrollable, setScrollable] = useState(false);
  const play = useAutoplay(embla, root, autoplay);

  useEffect(() => {
    if (!embla) return;
    // Somebody may have scrolled the plain list before the script came.
    embla.rootNode().scrollLeft = 0;
    const look = () => {
      setSelected(embla.selectedScrollSnap());
      setScrollable(embla.canScrollNext() || embla.canScrollPrev());
    };
    look();
    embla.on('select', look).on('reInit', look);
    return () => {
      embla.off('select', look).off('reInit', look);
    };
  }, [embla]);

  const previous = () => embla?.scrollPrev();
  const next = () => embla?.scrollNext();
  const keys = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
    if (event.key === 'ArrowLeft') previous();
    if (event.key === 'ArrowRight') next();
  };
  return {
    root,
    viewport,
    live: Boolean(embla),
    selected,
    scrollable,
    play,
    previous,
    next,
    goTo: (index: number) => embla?.scrollTo(index),
    keys,
  };
}
