import { restAtFirstTouch } from '../rest.ts';

/** An element that can play and pause. */
export interface Moving {
  play(): void;
  stop(): void;
}

/**
 * Plays only while the pointer is not over the element, no focus is inside, it is visible, and reduced motion is off.
 * The first touch pauses the whole page (`setRest`). Returns `decide`, which checks again, and `end`, which stops for
 * good.
 */
export function moveByItself(element: HTMLElement, moving: Moving): { decide: () => void; end: () => void } {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const against = { pointer: false, focus: false, outOfSight: true };
  const decide = () => {
    if (still.matches || Object.values(against).some(Boolean)) moving.stop();
    else moving.play();
  };
  const because = (reason: keyof typeof against, holds: boolean) => () => {
    against[reason] = holds;
    decide();
  };
  const leaving = new AbortController();
  const { signal } = leaving;
  element.addEventListener('mouseenter', because('pointer', true), { signal });
  element.addEventListener('mouseleave', because('pointer', false), { signal });
  element.addEventListener('focusin', because('focus', true), { signal });
  element.addEventListener('focusout', because('focus', false), { signal });
  still.addEventListener('change', decide, { signal });
  restAtFirstTouch(signal);
  const sight = new IntersectionObserver(
    (entries) => because('outOfSight', !entries.at(-1)?.isIntersecting)(),
    { threshold: 0.4 },
  );
  sight.observe(element);
  return {
    decide,
    end: () => {
      leaving.abort();
      sight.disconnect();
      moving.stop();
    },
  };
}
