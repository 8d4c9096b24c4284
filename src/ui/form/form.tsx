import type { ComponentProps, ReactNode } from 'react';
import { useFaultFocus } from '../field/use-fault-focus.ts';
import { Notice } from '../notice/notice.tsx';
import type { FormState } from './use-form.ts';

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'method'> & {
  /** From `useForm`. */
  readonly form: FormState;
  /** Stands above what is wrong with the form: its title, and what it is for. */
  readonly heading?: ReactNode;
};

/**
 * A form that says itself what is wrong with it, in the shop's words instead of the browser's, and takes whoever sent it
 * to the first field that is wrong. Without scripts the browser posts it to the page's own address.
 */
export function Form({ form, heading, children, ...rest }: FormProps) {
  const ref = useFaultFocus(form.found, form.error);
  return (
    <form
      ref={ref}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
      {...rest}
    >
      {Object.entries(form.hidden ?? {}).map(([name, value]) => (
        // The browser makes a new key; the server's stays, for browsers without scripts.
        <input key={name} type="hidden" name={name} defaultValue={value} suppressHydrationWarning />
      ))}
      {heading}
      {form.error && (
        <Notice tone="bad" announce>
          {form.error}
        </Notice>
      )}
      {form.done && !form.error && Object.keys(form.fields).length === 0 && (
        <Notice tone="good" announce>
          {form.done}
        </Notice>
      )}
      {children}
    </form>
  );
}
