import { type PointerEvent, useRef } from 'react';

/** Pixels that a finger may stray while it presses or scrolls. */
const slack = 12;

/**
 * Rows that a finger swipes to the left: the row follows, with words behind it, and past a third of its width it acts. A button
 * does the same for everybody else.
 * @returns the handlers of a row, from its words and its action
 */
export function useSwipe() {
  const start = useRef<number | null>(null);
  const wayOf = ({ clientX }: PointerEvent) => {
    const way = start.current === null ? 0 : Math.min(0, clientX - start.current);
    return way > -slack ? 0 : way;
  };
  const show = (row: HTMLElement, way: number, words = '') => {
    row.style.translate = way ? `${way}px` : '';
    if (way) row.dataset.swipe = words;
    else delete row.dataset.swipe;
  };
  const end = (row: HTMLElement) => {
    start.current = null;
    show(row, 0);
  };
  return (words: string, act: () => void) => ({
    onPointerDown: ({ pointerType, clientX }: PointerEvent<HTMLElement>) => {
      start.current = pointerType === 'touch' ? clientX : null;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => show(event.currentTarget, wayOf(event), words),
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const { currentTarget: row } = event;
      const isFar = -wayOf(event) > row.offsetWidth / 3;
      end(row);
      if (isFar) act();
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => end(currentTarget),
  });
}
