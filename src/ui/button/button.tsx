import { type ComponentProps, type MouseEvent, useRef } from 'react';
import { classes } from '../classes.ts';
import { useFocusHandover } from '../form/focus-handover.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Link, type LinkProps } from '../link.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';

type Look = {
  /** `primary`: the screen's main action. `secondary`: an alternative. `quiet`: everything else. `danger`: deletes. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** As wide as its container: for phones, cards and forms. */
  wide?: boolean;
  icon?: IconName;
};

const look = ({ variant = 'primary', size = 'medium', wide }: Look, extra?: string) =>
  classes(styles.button, styles[variant], styles[size], wide && styles.wide, extra);

export type ButtonProps = Omit<ComponentProps<'button'>, 'ref'> &
  Look & {
    /** The action is running: the button keeps its width and focus, and does not fire again. */
    loading?: boolean;
  };

/** A button that does something. When it goes with what it did, the focus stays near. For navigation use ButtonLink. */
export function Button({
  variant,
  size,
  wide,
  icon,
  loading,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useFocusHandover(ref);
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    loading ? event.preventDefault() : onClick?.(event);
  return (
    <button
      ref={ref}
      type={type}
      className={look({ variant, size, wide }, className)}
      onClick={press}
      {...(loading ? { 'aria-disabled': true, 'data-loading': '' } : {})}
      {...rest}
    >
      <span className={styles.label}>
        {icon && <Icon name={icon} />}
        {children}
      </span>
      {loading && (
        <span className={styles.waiting}>
          <Spinner />
        </span>
      )}
    </button>
  );
}

/** A link that looks like a Button. */
export function ButtonLink({ variant, size, wide, icon, className, children, ...rest }: LinkProps & Look) {
  return (
    <Link className={look({ variant, size, wide }, className)} {...rest}>
      <span className={styles.label}>
        {icon && <Icon name={icon} />}
        {children}
      </span>
    </Link>
  );
}
