import type { EmblaCarouselType } from 'embla-carousel';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLowData } from '../low-data.ts';
import { useLoaded } from '../loaded.ts';
import type { Motion } from './start-embla.ts';
import { useNear } from '../use-near.ts';

const load = () => import('./engine.ts');

/**
 * What both carousels share: embla over the server's markup once it is nearly in sight, what is chosen, whether it
 * moves by itself, arrow keys. Until then the row is scrolled by hand.
 */
export function useCarousel({ autoplay: wanted, fade, duration }: Motion) {
  const autoplay = !useLowData() && wanted;
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const engine = useLoaded(load, useNear(root));
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [selected, setSelected] = useState(0);
  const [scrollable, setScrollable] = useState(false);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    if (!engine || !viewport.current) return;
    const started = engine.startEmbla(viewport.current, { autoplay, fade, duration });
    const look = () => {
      setSelected(started.selectedScrollSnap());
      setScrollable(started.canScrollNext() || started.canScrollPrev());
    };
    look();
    started.on('select', look).on('reInit', look);
    setEmbla(started);
    return () => {
      setEmbla(undefined);
      started.destroy();
    };
  }, [engine, autoplay, fade, duration]);

  useEffect(() => {
    if (engine && embla && root.current && autoplay && !paused)
      return engine.moveByItself(embla, root.current);
  }, [engine, embla, autoplay, paused]);

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
    // The pause button (WCAG 2.2.2).
    play: { offered: autoplay, paused, toggle: () => setPaused(!paused) },
    previous,
    next,
    goTo: (index: number) => embla?.scrollTo(index),
    keys,
  };
}
