import type { EmblaCarouselType } from 'embla-carousel';

/**
 * Lets a carousel move by itself only while nothing speaks against it: a pointer over it, focus inside it, being out
 * of sight, a wish for less motion. Gives what ends it; while it is not called, the carousel stands still.
 */
export function moveByItself(embla: EmblaCarouselType, element: HTMLElement): () => void {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const against = { pointer: false, focus: false, outOfSight: true };
  const { autoplay } = embla.plugins();
  const decide = () => {
    const stop = still.matches || Object.values(against).some(Boolean);
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
    autoplay.stop();
  };
}
