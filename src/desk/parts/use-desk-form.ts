import { type FormRules, useForm } from '../../ui/form/use-form.ts';
import { toast } from '../../ui/toast/toast.ts';
import { useDesk } from '../session.tsx';

interface Rules<Values, Answer> extends Omit<FormRules<Values>, 'send'> {
  readonly send: (values: Values) => Promise<Answer>;
  /** What follows when it went well, instead of reading the page again. */
  readonly onDone?: ((answer: Answer) => unknown) | undefined;
}

/** A form of the desk: its answer is shown as a toast, and the page is read again. */
export function useDeskForm<Values extends object, Answer extends { readonly message: string }>(
  start: Values,
  { send, onDone, ...rules }: Rules<Values, Answer>,
) {
  const { reload } = useDesk();
  return useForm(start, {
    ...rules,
    send: async (values) => {
      const answer = await send(values);
      toast.success(answer.message);
      await (onDone ?? reload)(answer);
    },
  });
}
