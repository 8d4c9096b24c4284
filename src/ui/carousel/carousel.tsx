import { Children, type ReactNode } from 'react';
import * as m from '#messages/controls';
import { classes } from '../classes.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './carousel.module.css';
import { slideWidths, type SlidesPerView } from './slides.ts';
import { useCarousel } from './use-carousel.ts';

/** About 1,000 ms: after 60 frames 1 % of the distance is left. */
export const duration = 28;

/**
 * A row that advances by itself in a loop. Until the script loads it is a plain swipeable row of the same size. Each
 * child is one slide.
 */
export function Carousel({
  label,
  heading,
  slides = { base: 2, 768: 3, 1024: 4 },
  autoplay = true,
  pause = autoplay,
  children,
}: {
  /** Describes the row, for screen readers. */
  label: string;
  /** The row's title, to the left of its buttons. */
  heading?: ReactNode;
  slides?: SlidesPerView;
  autoplay?: boolean;
  /** Whether to show the pause button here: one per page is enough. */
  pause?: boolean;
  children: ReactNode;
}) {
  const { root, viewport, live, scrollable, play, previous, next, keys } = useCarousel({
    autoplay,
    duration,
  });
  const items = Children.toArray(children);
  return (
    <section ref={root} aria-roledescription={m.carousel()} aria-label={label} onKeyDown={keys}>
      <div className={styles.head}>
        <div className={styles.heading}>{heading}</div>
        <div
          className={styles.controls}
          data-print="hide"
          style={{ visibility: scrollable ? 'visible' : 'hidden' }}
        >
          {pause && play.offered && (
            <IconButton
              className={styles.play}
              size="small"
              icon={play.paused ? 'play' : 'pause'}
              label={play.paused ? m.play() : m.pause()}
              onClick={play.toggle}
            />
          )}
          <IconButton
            size="small"
            variant="outlined"
            icon="chevron-left"
            label={m.previous()}
            onClick={previous}
          />
          <IconButton size="small" variant="outlined" icon="chevron-right" label={m.next()} onClick={next} />
        </div>
      </div>
      <div className={classes(styles.viewport, live && styles.live)} ref={viewport}>
        <div className={styles.track} style={slideWidths(slides)}>
          {items.map((item, index) => (
            <div
              // oxlint-disable-next-line react/no-array-index-key -- slides have no identity but their position
              key={index}
              className={styles.slide}
              role="group"
              aria-roledescription={m.slide()}
              aria-label={m.of_it({ index: index + 1, count: items.length })}
            >
              {item}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
