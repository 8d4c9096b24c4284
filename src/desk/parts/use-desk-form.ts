import { useState } from 'react';
import { useKeptEntry } from '../../ui/form/kept-entry.ts';
import { type FormRules, useForm } from '../../ui/form/use-form.ts';
import { toast } from '../../ui/toast/toast.ts';
import { useDesk } from '../session.tsx';

interface Rules<Values, Answer> extends Omit<FormRules<Values>, 'send'> {
  /**
   * The form and what it is about, by which its entry is told from others of the page: what is typed stays in this tab until it
   * is sent. Null keeps nothing, as for passwords and codes.
   */
  readonly keepsAs: string | null;
  readonly send: (values: Values) => Promise<Answer>;
  /** Runs after success instead of reloading the page. */
  readonly onDone?: ((answer: Answer) => unknown) | undefined;
}

/** A form of the desk: on success it shows the answer as a toast and reloads the page. */
export function useDeskForm<Values extends object, Answer extends { readonly message: string }>(
  start: Values,
  { keepsAs, send, onDone, ...rules }: Rules<Values, Answer>,
) {
  const { reload } = useDesk();
  const draft = useForm(start, {
    ...rules,
    send: async (values) => {
      const answer = await send(values);
      forget();
      toast.success(answer.message);
      await (onDone ?? reload)(answer);
    },
  });
  const forget = useDeskEntry(keepsAs, start, draft.values, draft.set);
  return { ...draft, forget };
}

/**
 * Keeps what is typed into a form of the desk for this person, shop and page, as long as the form begins with the same.
 * @param start what it begins with, or its version
 * @returns forgets it
 */
export function useDeskEntry<Values extends object>(
  keepsAs: string | null,
  start: unknown,
  values: Values,
  fill: (entry: Values) => void,
): () => void {
  const { staff, shop } = useDesk();
  // The keys of rows are made up anew at each visit.
  const [first] = useState(() =>
    JSON.stringify(start, (name, value: unknown) => (name === 'key' ? 0 : value)),
  );
  // Of the window, since the dialog that asks for a proof stands above every page, outside of the router.
  const place =
    keepsAs === null
      ? null
      : `desk ${JSON.stringify([keepsAs, location.pathname, staff.id, shop?.id, first])}`;
  return useKeptEntry(place, values, fill);
}
