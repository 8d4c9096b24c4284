import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useLowData } from '../low-data.ts';
import { useLoaded } from '../loaded.ts';
import { setRest, useRest } from '../rest.ts';
import { delay, fade } from './delay.ts';

const loadMoving = () => import('./move-by-itself.ts');

/** Horizontal movement of a finger, in pixels, that turns to the next slide. */
const swipe = 40;

/** Which of `count` slides is shown: advances by autoplay, dots, arrow keys and swipes. */
export function useFade(count: number) {
  const autoplay = !useLowData() && count > 1;
  const root = useRef<HTMLElement>(null);
  const touchedAt = useRef(0);
  const [selectedIndex, setSelected] = useState(0);
  const [announcedIndex, setTold] = useState(0);
  const [reachedIndex, setReached] = useState(0);
  const resting = useRest();
  const engine = useLoaded(loadMoving, autoplay);
  const turn = (by: number) => setSelected((now) => (now + by + count) % count);
  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => setTold(selectedIndex), isStill ? 0 : fade);
    return () => clearTimeout(timer);
  }, [selectedIndex]);
  useEffect(() => {
    if (engine) setReached((before) => Math.max(before, selectedIndex + 1));
  }, [engine, selectedIndex]);

  useEffect(() => {
    if (!engine || !root.current || !autoplay || resting) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const { end } = engine.moveByItself(root.current, {
      play: () => {
        timer ??= setInterval(() => setSelected((now) => (now + 1) % count), delay);
      },
      stop: () => {
        clearInterval(timer);
        timer = undefined;
      },
    });
    return end;
  }, [engine, autoplay, resting, count]);

  return {
    root,
    selected: selectedIndex,
    /** The slide whose words are shown: the one whose picture has faded in. */
    told: announcedIndex,
    /** Pictures up to this index are loaded: the current one and the next. */
    reached: reachedIndex,
    play: { offered: autoplay, paused: resting, toggle: () => setRest(!resting) },
    goTo: setSelected,
    keys: ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') turn(-1);
      if (key === 'ArrowRight') turn(1);
    },
    touch: {
      onPointerDown: ({ clientX }: PointerEvent) => {
        touchedAt.current = clientX;
      },
      onPointerUp: ({ clientX, pointerType }: PointerEvent) => {
        const way = clientX - touchedAt.current;
        if (pointerType === 'touch' && Math.abs(way) > swipe) turn(way < 0 ? 1 : -1);
      },
    },
  };
}
