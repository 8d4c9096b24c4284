import type { ComponentProps, ReactNode } from 'react';
import { useFaultFocus } from '../field/use-fault-focus.ts';
import { Notice } from '../notice/notice.tsx';
import type { FormState } from './use-form.ts';

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & {
  /** From `useForm`. */
  readonly form: FormState;
  /** Stands above what is wrong with the form: its title, and what it is for. */
  readonly heading?: ReactNode;
};

/**
 * A form that says itself what is wrong with it, in the shop's words instead of the browser's, and takes whoever sent it
 * to the first field that is wrong.
 */
export function Form({ form, heading, children, ...rest }: FormProps) {
  const ref = useFaultFocus(form.fields);
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
      {...rest}
    >
      {heading}
      {form.error && (
        <Notice tone="bad" announce>
          {form.error}
        </Notice>
      )}
      {children}
    </form>
  );
}
