import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Notice } from '../notice/notice.tsx';
import { useFocusHandover } from './focus-handover.ts';
import type { FormState } from './use-form.ts';
import { show } from './in-sight.ts';

function isInSight(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const topElement = document.elementFromPoint(left + width / 2, top + height / 2);
  return topElement !== null && (element.contains(topElement) || topElement.contains(element));
}

/**
 * After each answer, shows and focuses the first faulty field with its sentence (WCAG 3.3.1). If the form also says
 * something above, that stays in sight, and keeps the focus where the field is too far below. Returns the form's ref.
 * @param answers the count of answers so far
 */
function useFaultFocus(answers: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef(answers);
  useEffect(() => {
    if (answers === before.current) return;
    before.current = answers;
    const fault = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]');
    if (!fault) return;
    const above = form.current?.querySelector<HTMLElement>('[data-answer]');
    const sentence = document.getElementById(fault.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
    if (!above) (sentence ?? fault).scrollIntoView({ block: 'nearest' });
    if (!above) show(fault);
    else if (isInSight(fault)) fault.focus({ preventScroll: true });
  }, [answers]);
  return form;
}

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
