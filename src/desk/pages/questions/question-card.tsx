import { useState } from 'react';
import * as m from '#messages/desk-questions';
import type { DeskQuestion } from '../../../domains/questions/staff/staff.calls.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useAction } from '../../parts/use-action.ts';
import { when } from '../../parts/when.ts';
import { useDesk } from '../../session.tsx';
import styles from './questions.module.css';

interface Props {
  readonly question: DeskQuestion;
  readonly reload: () => Promise<void>;
}

/** A question with its answer, and the place to write one; operators can hide it. */
export function QuestionCard({ question, reload }: Props) {
  const { staff } = useDesk();
  const [writing, setWriting] = useState(false);
  const { name, answer, hidden } = question;
  return (
    <article className={styles.question}>
      <header className={styles.head}>
        <b>{name}</b>
        {hidden && <Badge tone="bad">{m.hidden()}</Badge>}
        <span className={styles.soft}>{when(question.date)}</span>
        <a href={`/product/details/${question.slug}#questions`}>{question.product}</a>
      </header>
      <p className={styles.words}>{question.question}</p>
      {writing ? (
        <AnswerForm question={question} reload={reload} onCancel={() => setWriting(false)} />
      ) : (
        <div className={styles.answer}>
          {answer && <p className={styles.words}>{answer}</p>}
          <p className={styles.tools}>
            <Button
              size="small"
              variant="quiet"
              aria-label={answer ? m.edit_answer_to({ name }) : m.answer_to({ name })}
              onClick={() => setWriting(true)}
            >
              {answer ? m.edit_answer() : m.answer()}
            </Button>
            {staff.role === 'operator' && <HideButton question={question} reload={reload} />}
          </p>
        </div>
      )}
    </article>
  );
}

function AnswerForm({ question, reload, onCancel }: Props & { onCancel: () => void }) {
  const { api, shop } = useDesk();
  const { id: questionId, answer: seen } = question;
  const { form, values, text, busy } = useForm(
    { answer: seen },
    {
      send: async ({ answer }) => {
        const done = await api.deskQuestions.answer({
          questionId,
          answer: answer.trim(),
          seen,
          shop: shop?.id,
        });
        toast.success(done.message);
        await reload();
      },
    },
  );
  return (
    <Form form={form} className={styles.form}>
      <TextArea
        label={m.your_answer()}
        hint={m.answer_hint()}
        rows={3}
        maxLength={1_000}
        {...text('answer')}
      />
      <p className={styles.tools}>
        <Button size="small" variant="quiet" onClick={onCancel}>
          {m.cancel()}
        </Button>
        {seen && (
          <Button size="small" variant="danger" onClick={() => void form.submit({ answer: '' })}>
            {m.remove_answer()}
          </Button>
        )}
        <Button size="small" type="submit" loading={busy} disabled={values.answer.trim() === ''}>
          {m.publish()}
        </Button>
      </p>
    </Form>
  );
}

function HideButton({ question: { id: questionId, hidden }, reload }: Props) {
  const { api } = useDesk();
  const [busy, run] = useAction();
  async function turn() {
    await run(() => api.deskQuestions.hide({ questionId, hidden: !hidden }));
    await reload();
  }
  return (
    <Button size="small" variant="quiet" loading={busy} onClick={() => void turn()}>
      {hidden ? m.show() : m.hide()}
    </Button>
  );
}
