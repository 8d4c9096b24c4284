import type { ComponentProps, ReactElement } from 'react';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Link, type LinkProps } from '../link.tsx';
import styles from './icon-button.module.css';

type Look = {
  /** A glyph, or another service's mark. */
  icon: IconName | ReactElement;
  /** What it does, as words: read out, and shown on hover. */
  label: string;
  /** `raised` lies on a picture, `outlined` is for a row of its kind. */
  variant?: 'plain' | 'raised' | 'outlined';
  size?: 'small' | 'medium';
  /** A small figure at its corner, such as things in the cart. Shown when above 0; say it in `label` as well. */
  count?: number;
};

const look = ({ variant = 'plain', size = 'medium' }: Pick<Look, 'variant' | 'size'>, extra?: string) =>
  classes(styles.button, styles[variant], styles[size], extra);

const inside = (icon: Look['icon'], count: number) => (
  <>
    {typeof icon === 'string' ? <Icon name={icon} size="1.5rem" /> : icon}
    {count > 0 && (
      <span className={styles.count} aria-hidden>
        {count > 99 ? '99+' : count}
      </span>
    )}
  </>
);

/** A button that is only a glyph. For a switch (a heart, grid or list) give `aria-pressed`. */
export function IconButton({
  icon,
  label,
  variant,
  size,
  count = 0,
  className,
  type = 'button',
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & Look) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={look({ variant, size }, className)}
      {...rest}
    >
      {inside(icon, count)}
    </button>
  );
}

/** The same, going somewhere. */
export function IconLink({
  icon,
  label,
  variant,
  size,
  count = 0,
  className,
  ...rest
}: Omit<LinkProps, 'children'> & Look) {
  return (
    <Link aria-label={label} title={label} className={look({ variant, size }, className)} {...rest}>
      {inside(icon, count)}
    </Link>
  );
}
