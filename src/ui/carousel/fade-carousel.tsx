import { Children, type ReactNode } from 'react';
import * as m from '#messages/controls';
import { classes } from '../classes.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './fade-carousel.module.css';
import { useCarousel } from './use-carousel.ts';

/** About 900 ms: after 54 frames 1 % is left of the fade. */
export const duration = 25;

/** Banners that fade into each other, one at a time. The first one is there before any script. */
export function FadeCarousel({
  label,
  autoplay = true,
  children,
}: {
  label: string;
  autoplay?: boolean;
  children: ReactNode;
}) {
  const { root, viewport, live, selected, play, goTo, keys } = useCarousel({
    autoplay,
    fade: true,
    duration,
  });
  const items = Children.toArray(children);
  return (
    <section
      ref={root}
      className={styles.carousel}
      aria-roledescription={m.carousel()}
      aria-label={label}
      onKeyDown={keys}
    >
      <div className={classes(styles.viewport, live && styles.live)} ref={viewport}>
        <div className={styles.track}>
          {items.map((item, index) => (
            <div
              // oxlint-disable-next-line react/no-array-index-key -- slides are told apart by their place
              key={index}
              className={styles.slide}
              role="group"
              aria-roledescription={m.slide()}
              aria-label={m.of_it({ index: index + 1, count: items.length })}
              inert={live && index !== selected}
            >
              {item}
            </div>
          ))}
        </div>
      </div>
      {items.length > 1 && (
        <div className={styles.controls} data-print="hide" hidden={!live}>
          {items.map((_, index) => (
            <button
              // oxlint-disable-next-line react/no-array-index-key -- as above
              key={index}
              type="button"
              className={styles.dot}
              aria-label={m.show_of({ index: index + 1, count: items.length })}
              aria-current={index === selected}
              onClick={() => goTo(index)}
            />
          ))}
          {play.offered && (
            <IconButton
              className={styles.play}
              size="small"
              icon={play.paused ? 'play' : 'pause'}
              label={play.paused ? m.play({ label }) : m.pause({ label })}
              onClick={play.toggle}
            />
          )}
        </div>
      )}
    </section>
  );
}
