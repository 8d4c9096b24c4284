import { type FormRules, useForm } from '../../ui/form/use-form.ts';
import { toast } from '../../ui/toast/toast.ts';
import { useDesk } from '../session.tsx';

interface Rules<Values, Answer> extends Omit<FormRules<Values>, 'send'> {
  readonly send: (values: Values) => Promise<Answer>;
  /** Runs after success instead of reloading the page. */
  readonly onDone?: ((answer: Answer) => unknown) | undefined;
}

/** A form of the desk: on success it shows the answer as a toast and reloads the page. */
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
