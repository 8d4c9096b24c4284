import { type IconName, glyphs } from './glyphs.ts';
import styles from './icon.module.css';

export type { IconName } from './glyphs.ts';

const isFilled = (name: IconName) => name.endsWith('-filled');

/**
 * An icon, as tall as `size` (any CSS length; 1.25em by default), in the colour of the text around it. Hidden from
 * screen readers unless it has a `label`: the control or the text beside it says what it means.
 */
export function Icon({ name, size, label }: { name: IconName; size?: string; label?: string }) {
  return (
    <svg
      className={isFilled(name) ? styles.filled : styles.line}
      viewBox="0 0 24 24"
      {...(size ? { style: { width: size, height: size } } : {})}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={glyphs[name]} />
    </svg>
  );
}
