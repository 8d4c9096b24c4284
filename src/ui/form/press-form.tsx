import type { ComponentProps, ReactNode } from 'react';
import styles from './form.module.css';

type PressFormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  /** Sent along: which form it is, and what it is about. */
  readonly values: Readonly<Record<string, string | number>>;
  /** Instead of sending, where there are scripts. */
  readonly onPress: () => unknown;
  /** Its buttons, of `type="submit"`. */
  readonly children: ReactNode;
};

/**
 * A form that is only a button or two: posted by the browser while no script is there, done by script afterwards. With
 * `method="get"` it shows another state of a page. It is no box of its own.
 */
export function PressForm({ values, onPress, method = 'post', children, ...rest }: PressFormProps) {
  return (
    <form
      className={styles.contents}
      method={method}
      onSubmit={(event) => {
        event.preventDefault();
        void onPress();
      }}
      {...rest}
    >
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
