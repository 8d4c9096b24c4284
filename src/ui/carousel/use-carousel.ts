import type { EmblaCarouselType } from 'embla-carousel';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLowData } from '../low-data.ts';
import { useLoaded } from '../loaded.ts';
import { setRest, useRest } from '../rest.ts';
import type { Motion } from './start-embla.ts';
import { useNear } from '../use-near.ts';

const load = () => import('./engine.ts');

/** embla on the server's markup once it is nearly in view, with autoplay and arrow keys. Until then the row scrolls natively. */
export function useCarousel({ autoplay: wantsAutoplay, duration }: Motion) {
  const autoplay = !useLowData() && wantsAutoplay;
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const engine = useLoaded(load, useNear(root));
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [scrollable, setScrollable] = useState(false);
  const resting = useRest();

  useEffect(() => {
    if (!engine || !viewport.current) return;
    const emblaApi = engine.startEmbla(viewport.current, { autoplay, duration });
    const look = () => setScrollable(emblaApi.canScrollNext() || emblaApi.canScrollPrev());
    look();
    emblaApi.on('reInit', look);
    setEmbla(emblaApi);
    return () => {
      setEmbla(undefined);
      emblaApi.destroy();
    };
  }, [engine, autoplay, duration]);

  useEffect(() => {
    if (engine && embla && root.current && autoplay && !resting) return engine.moveEmbla(embla, root.current);
  }, [engine, embla, autoplay, resting]);

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
    scrollable,
    // The pause button (WCAG 2.2.2).
    play: { offered: autoplay, paused: resting, toggle: () => setRest(!resting) },
    previous,
    next,
    keys,
  };
}
