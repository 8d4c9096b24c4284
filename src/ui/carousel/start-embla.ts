import createCarousel, { type EmblaCarouselType } from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import Fade from 'embla-carousel-fade';

/** Milliseconds between two slides. */
export const delay = 2500;

const still = '(prefers-reduced-motion: reduce)';

export interface Motion {
  /** Whether it may move by itself; `useAutoplay` says when. */
  readonly autoplay: boolean;
  /** One slide fades into the next instead of moving along. */
  readonly fade: boolean;
  /** embla's own measure: each frame (1/60 s) goes 2.125/duration of the way that is left. */
  readonly duration: number;
}

/** Takes over a row of slides that the server rendered, at the slide that it is scrolled to. */
export function startEmbla(viewport: HTMLElement, { autoplay, fade, duration }: Motion): EmblaCarouselType {
  const slide = viewport.firstElementChild?.firstElementChild?.clientWidth ?? 0;
  const startIndex = slide ? Math.round(viewport.scrollLeft / slide) : 0;
  viewport.scrollLeft = 0;
  return createCarousel(
    viewport,
    { loop: true, align: 'start', startIndex, duration, breakpoints: { [still]: { duration: 0 } } },
    [
      ...(fade ? [Fade()] : []),
      ...(autoplay
        ? [Autoplay({ delay, playOnInit: false, stopOnInteraction: true, stopOnFocusIn: false })]
        : []),
    ],
  );
}
