import type { ComponentProps, ReactElement } from 'react';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Link, type LinkProps } from '../link.tsx';
import styles from './icon-button.module.css';

type Look = {
  /** An icon's name, or another service's mark. */
  icon: IconName | ReactElement;
  /** What the button does: read by screen readers, and shown on hover. */
  label: string;
  /** `raised` is for pictures, `outlined` for a row of such buttons. */
  variant?: 'plain' | 'raised' | 'outlined';
  size?: 'small' | 'medium';
  /** A badge at the corner, such as the number of items in the cart. Shown above 0; mention it in `label` as well. */
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

/** A button with only an icon. For a toggle (a heart, grid or list) set `aria-pressed`. */
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

/** A link that looks like an IconButton. */
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
