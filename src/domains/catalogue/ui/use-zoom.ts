import { type PointerEvent, useRef, useState, type WheelEvent } from 'react';

interface Point {
  readonly x: number;
  readonly y: number;
}

const max = 5;
const atRest = { scale: 1, x: 0, y: 0 };
/** Pixels of a swipe that turns to the next picture. */
const swipe = 60;

/**
 * Zooms and moves a picture by touch, mouse and wheel: pinch, drag, double click.
 * @param onSwipe called when a picture at rest is swiped to the next (1) or previous (-1)
 */
export function useZoom(onSwipe: (by: 1 | -1) => void) {
  const [view, setView] = useState(atRest);
  const points = useRef(new Map<number, Point>());
  const swipeLength = useRef(0);

  const zoom = (by: number) =>
    setView(({ scale, x, y }) => {
      const next = Math.min(max, Math.max(1, scale * by));
      return next === 1 ? atRest : { scale: next, x: (x * next) / scale, y: (y * next) / scale };
    });
  const pan = (x: number, y: number) =>
    setView((now) =>
      now.scale === 1 ? now : { ...now, x: clamp(now.x + x, now), y: clamp(now.y + y, now) },
    );

  function move(event: PointerEvent) {
    const before = points.current.get(event.pointerId);
    if (!before) return;
    const [other] = [...points.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    const now = { x: event.clientX, y: event.clientY };
    points.current.set(event.pointerId, now);
    if (other) return zoom(distance(now, other) / Math.max(1, distance(before, other)));
    swipeLength.current += now.x - before.x;
    pan(now.x - before.x, now.y - before.y);
  }
  function release(event: PointerEvent) {
    points.current.delete(event.pointerId);
    if (view.scale === 1 && Math.abs(swipeLength.current) > swipe) onSwipe(swipeLength.current < 0 ? 1 : -1);
    swipeLength.current = 0;
  }
  return {
    view,
    zoom,
    pan,
    rest: () => setView(atRest),
    handlers: {
      onWheel: (event: WheelEvent) => zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2),
      onDoubleClick: () => (view.scale > 1 ? setView(atRest) : zoom(2.5)),
      onPointerDown: (event: PointerEvent) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        points.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove: move,
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** Keeps the picture on the screen. */
const clamp = (offset: number, { scale }: { scale: number }) => {
  const room = ((scale - 1) * Math.max(window.innerWidth, window.innerHeight)) / 2;
  return Math.min(room, Math.max(-room, offset));
};
