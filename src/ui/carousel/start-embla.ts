import createCarousel, { type EmblaCarouselType } from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import { moveByItself } from './move-by-itself.ts';
import { delay } from './delay.ts';

const still = '(prefers-reduced-motion: reduce)';

export interface Motion {
  /** Whether autoplay is possible; `moveByItself` decides when. */
  readonly autoplay: boolean;
  /** embla's own unit: each frame (1/60 s) covers 2.125/duration of the remaining distance. */
  readonly duration: number;
}

/** Starts embla on a row of server-rendered slides, at the slide it is scrolled to. */
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

/** Runs a carousel's autoplay by the rules of `moveByItself`. Returns a function that ends it. */
export function moveEmbla(embla: EmblaCarouselType, element: HTMLElement): () => void {
  const { autoplay } = embla.plugins();
  const { decide, end } = moveByItself(element, {
    play: () => (embla.scrollSnapList().length > 1 ? autoplay.play() : autoplay.stop()),
    stop: () => autoplay.stop(),
  });
  // embla stops its autoplay after a drag and after re-measuring.
  embla.on('pointerUp', decide).on('reInit', decide);
  return () => {
    embla.off('pointerUp', decide).off('reInit', decide);
    end();
  };
}
