import * as m from '#messages/questions';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { usePageForm } from '../../../web/page-form.ts';
import { useRefresh } from '../../../web/shell-context.tsx';
import { questionForm } from './forms.ts';
import styles from './question-section.module.css';

/** Asks the shop a question. The input stays until the server has stored it. */
export function AskForm({ productId }: { productId: string }) {
  const refresh = useRefresh();
  const { form, set, text, busy } = usePageForm(questionForm, {
    start: { productId },
    onDone: async ({ message }) => {
      toast.success(message);
      set({ question: '' });
      await refresh();
    },
  });
  return (
    <Form form={form} action="#questions" className={styles.form}>
      <input type="hidden" name="productId" value={productId} />
      <TextArea
        label={m.your_question()}
        hint={m.question_hint()}
        rows={2}
        maxLength={500}
        {...text('question')}
      />
      <Button type="submit" variant="secondary" loading={busy}>
        {m.ask()}
      </Button>
    </Form>
  );
}
