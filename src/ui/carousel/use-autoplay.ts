import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useState } from 'react';

/**
 * Lets a carousel move by itself only while nothing speaks against it: a pointer over it, focus inside it, being out
 * of sight, a wish for less motion, or the pause button (WCAG 2.2.2). Gives the button's state.
 */
export function useAutoplay(
  embla: EmblaCarouselType | undefined,
  root: RefObject<HTMLElement | null>,
  wanted: boolean,
) {
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    const element = root.current;
    if (!embla || !element || !wanted) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    const against = { pointer: false, focus: false, outOfSight: true };
    const decide = () => {
      const { autoplay } = embla.plugins();
      const stop = paused || still.matches || Object.values(against).some(Boolean);
      if (stop || embla.scrollSnapList().length < 2) autoplay.stop();
      else autoplay.play();
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
    const sight = new IntersectionObserver(
      (entries) => because('outOfSight', !entries.at(-1)?.isIntersecting)(),
      { threshold: 0.4 },
    );
    sight.observe(element);
    // embla stops when it is dragged and when it measures itself anew.
    embla.on('pointerUp', decide).on('reInit', decide);
    return () => {
      leaving.abort();
      sight.disconnect();
      embla.off('pointerUp', decide).off('reInit', decide);
    };
  }, [embla, root, wanted, paused]);

  return { paused, toggle: () => setPaused(!paused) };
}
