import { type IconName, glyphs } from './glyphs.ts';
import styles from './icon.module.css';

export type { IconName } from './glyphs.ts';

const filled = (name: IconName) => name.endsWith('-filled');

/**
 * One glyph, as tall as `size` (any CSS length; 1.25em by default), in the colour of the text around it.
 * It is silent by itself: what it means is said by the control or the text beside it, or by `label`.
 */
export function Icon({ name, size, label }: { name: IconName; size?: string; label?: string }) {
  return (
    <svg
      className={filled(name) ? styles.filled : styles.line}
      viewBox="0 0 24 24"
      {...(size ? { style: { width: size, height: size } } : {})}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={glyphs[name]} />
    </svg>
  );
}
