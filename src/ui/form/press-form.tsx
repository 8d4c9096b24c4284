import type { ComponentProps, ReactNode } from 'react';
import styles from './form.module.css';

type PressFormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  /** Hidden fields: the form's name, and what it is about. */
  readonly values: Readonly<Record<string, string | number>>;
  /** Called instead of sending, if JavaScript is available. */
  readonly onPress: () => unknown;
  /** The form's buttons, with `type="submit"`. */
  readonly children: ReactNode;
};

/**
 * A form that is only a button or two: posted by the browser until scripts have loaded, handled by `onPress`
 * afterwards. With `method="get"` it shows another state of a page. It has no box of its own (`display: contents`).
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
