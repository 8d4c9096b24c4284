import type { ReactNode } from 'react';
import * as m from '#messages/controls';
import { IconButton } from '../icon-button/icon-button.tsx';
import { fade } from './delay.ts';
import styles from './fade-carousel.module.css';
import { useFade } from './use-fade.ts';

interface Slide {
  readonly key: string;
  readonly picture: ReactNode;
  /** Changes once the picture has faded in, so that two headlines never overlap. */
  readonly words: ReactNode;
}

/** Pictures that fade into each other, one at a time, with text in the page's flow. Without JavaScript a swipeable row. */
export function FadeCarousel({ label, slides }: { label: string; slides: readonly Slide[] }) {
  const { root, selected, told, reached, play, goTo, keys, touch } = useFade(slides.length);
  return (
    <section
      ref={root}
      className={styles.carousel}
      style={{ '--fade': `${fade}ms` }}
      aria-roledescription={m.carousel()}
      aria-label={label}
      onKeyDown={keys}
    >
      <div className={styles.track} {...touch}>
        {slides.map(({ key, picture, words }, index) => (
          <div
            key={key}
            className={styles.slide}
            role="group"
            aria-roledescription={m.slide()}
            aria-label={m.of_it({ index: index + 1, count: slides.length })}
            data-shown={index === selected || undefined}
            data-far={index > Math.max(reached, selected) || undefined}
          >
            <div className={styles.picture}>{picture}</div>
            <div className={styles.words} data-told={index === told || undefined}>
              {words}
            </div>
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <div className={styles.controls} data-print="hide">
          {slides.map(({ key }, index) => (
            <button
              key={key}
              type="button"
              className={styles.dot}
              aria-label={m.show_of({ index: index + 1, count: slides.length })}
              aria-current={index === selected}
              onClick={() => goTo(index)}
            />
          ))}
          {play.offered && (
            <IconButton
              className={styles.play}
              size="small"
              icon={play.paused ? 'play' : 'pause'}
              label={play.paused ? m.play() : m.pause()}
              onClick={play.toggle}
            />
          )}
        </div>
      )}
    </section>
  );
}
