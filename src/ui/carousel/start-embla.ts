import createCarousel, { type EmblaCarouselType } from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import { moveByItself } from './move-by-itself.ts';
import { delay } from './delay.ts';

const still = '(prefers-reduced-motion: reduce)';

export interface Motion {
  /** Whether it may move by itself; `moveByItself` says when. */
  readonly autoplay: boolean;
  /** embla's own measure: each frame (1/60 s) goes 2.125/duration of the way that is left. */
  readonly duration: number;
}

/** Takes over a row of slides that the server rendered, at the slide that it is scrolled to. */
export function startEmbla(viewport: HTMLElement, { autoplay, duration }: Motion): EmblaCarouselType {
  const slide = viewport.firstElementChild?.firstElementChild?.clientWidth ?? 0;
  const startIndex = slide ? Math.round(viewport.scrollLeft / slide) : 0;
  viewport.scrollLeft = 0;
  return createCarousel(
    viewport,
    { loop: true, align: 'start', startIndex, duration, breakpoints: { [still]: { duration: 0 } } },
    autoplay ? [Autoplay({ delay, playOnInit: false, stopOnInteraction: true, stopOnFocusIn: false })] : [],
  );
}

/** Lets a carousel move by itself while nothing speaks against it. Gives what ends it. */
export function moveEmbla(embla: EmblaCarouselType, element: HTMLElement): () => void {
  const { autoplay } = embla.plugins();
  const { decide, end } = moveByItself(element, {
    play: () => (embla.scrollSnapList().length > 1 ? autoplay.play() : autoplay.stop()),
    stop: () => autoplay.stop(),
  });
  // embla stops when it is dragged and when it re-measures.
  embla.on('pointerUp', decide).on('reInit', decide);
  return () => {
    embla.off('pointerUp', decide).off('reInit', decide);
    end();
  };
}
