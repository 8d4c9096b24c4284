import {
  type DragEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';

/** How long a finger must rest before a drag starts, in milliseconds; moving earlier scrolls the page. */
const restFor = 250;
/** Movement in CSS pixels that turns a mouse press into a drag, and that a resting finger may make. */
const slack = 6;

/**
 * Reorders a list's children by dragging with mouse, pen or finger. The list shows its new order during the drag;
 * Escape cancels. Offer buttons as well.
 * @param move moves the item at `from` to `to`
 * @returns the dragged item's current position, and the props of the list's element
 */
export function useReorder(list: RefObject<HTMLElement | null>, move: (from: number, to: number) => void) {
  const [draggedIndex, setDraggedIndex] = useState<number | null>(null);
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });
  const letGo = useRef<() => void>(() => {});
  useEffect(() => () => letGo.current(), []);
  const isDragging = useRef(false);
  // Stops scrolling during a drag. Browsers only honour listeners added before the touch began.
  useEffect(() => {
    const element = list.current;
    const hold = (event: Event) => isDragging.current && event.preventDefault();
    element?.addEventListener('touchmove', hold, { passive: false });
    element?.addEventListener('contextmenu', hold);
    return () => {
      element?.removeEventListener('touchmove', hold);
      element?.removeEventListener('contextmenu', hold);
    };
  }, [list]);

  function onPointerDown(event: ReactPointerEvent) {
    const children = () => [...(list.current?.children ?? [])];
    const from = children().findIndex((child) => child.contains(event.target as Node));
    if (from < 0 || event.button !== 0 || (event.target as Element).closest('button, select')) return;
    const { clientX, clientY, pointerType, pointerId } = event;
    let at: number | null = null;
    const takeHold = () => {
      isDragging.current = true;
      at = from;
      setDraggedIndex(from);
    };
    const rest = pointerType === 'mouse' ? undefined : setTimeout(takeHold, restFor);
    const onPointerMove = (now: PointerEvent) => {
      if (now.pointerId !== pointerId) return;
      const far = Math.hypot(now.clientX - clientX, now.clientY - clientY) > slack;
      if (at === null && far) {
        if (pointerType !== 'mouse') return letGo.current();
        takeHold();
      }
      if (at === null) return;
      const to = children().findIndex((child) => isOver(child, now));
      if (to < 0 || to === at) return;
      latest.current(at, to);
      at = to;
      setDraggedIndex(to);
    };
    const key = ({ key: keyName }: KeyboardEvent) => {
      if (keyName !== 'Escape') return;
      if (at !== null && at !== from) latest.current(at, from);
      letGo.current();
    };
    const listening = new AbortController();
    const { signal } = listening;
    letGo.current = () => {
      clearTimeout(rest);
      isDragging.current = false;
      listening.abort();
      setDraggedIndex(null);
    };
    addEventListener('pointermove', onPointerMove, { signal });
    for (const end of ['pointerup', 'pointercancel'])
      addEventListener(end, () => letGo.current(), { signal });
    addEventListener('keydown', key, { signal });
  }
  return {
    dragged: draggedIndex,
    reorder: { onPointerDown, onDragStart: (event: DragEvent) => event.preventDefault() },
  };
}

function isOver(element: Element, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
