import type { ComponentProps, ReactNode } from 'react';
import { Notice } from '../notice/notice.tsx';
import { useFocusHandover } from './focus-handover.ts';
import { useFaultFocus } from './use-fault-focus.ts';
import type { FormState } from './use-form.ts';

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'method'> & {
  /** From `useForm`. */
  readonly form: FormState;
  /** Above the form's error: its title and purpose. */
  readonly heading?: ReactNode;
};

/**
 * A form that shows its errors itself, in the shop's words instead of the browser's. What it answers comes into sight
 * and takes the focus. Without JavaScript the browser posts it to the page's own address.
 */
export function Form({ form, heading, children, ...rest }: FormProps) {
  const ref = useFaultFocus(form.answers);
  useFocusHandover(ref);
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
        // The browser creates a new key; the server's stays for browsers without JavaScript.
        <input key={name} type="hidden" name={name} defaultValue={value} suppressHydrationWarning />
      ))}
      {heading}
      {form.error && (
        <Notice key={`error ${form.answers}`} tone="bad" answer>
          {form.error}
        </Notice>
      )}
      {form.done && !form.error && Object.keys(form.fields).length === 0 && (
        <Notice key={`done ${form.answers}`} tone="good" answer>
          {form.done}
        </Notice>
      )}
      {children}
    </form>
  );
}
