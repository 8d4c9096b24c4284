import { useState } from 'react';
import * as m from '#messages/desk';
import { Button } from '../../ui/button/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useDesk } from '../session.tsx';
import { useDeskForm } from './use-desk-form.ts';
import styles from './public-answer.module.css';

interface Props {
  /** What the call names it. */
  readonly name: 'answer' | 'reply';
  /** As it is published; '' for none. */
  readonly answer: string;
  /** What buttons and field are called; `open` of the button that begins, with its label for screen readers. */
  readonly names: Readonly<Record<'open' | 'openLabel' | 'field' | 'hint' | 'remove' | 'publish', string>>;
  /** Publishes; '' takes it off the page. */
  readonly save: (answer: string) => Promise<{ message: string }>;
  readonly hiding: Hiding;
}

/** An operator's button that takes an entry off the shop's pages, or puts it back. */
interface Hiding {
  readonly button: string;
  readonly label?: string;
  readonly hide: () => Promise<{ message: string }>;
}

/** The shop's public answer to a question or a review, and the place to write it; operators can hide the whole entry. */
export function PublicAnswer(props: Props) {
  const { answer, names, hiding } = props;
  const { staff, reload } = useDesk();
  const [writing, setWriting] = useState(false);
  const [busy, run] = useAction(reload);
  if (writing) return <AnswerForm {...props} onCancel={() => setWriting(false)} />;
  return (
    <div className={styles.answer}>
      {answer && <p className={styles.words}>{answer}</p>}
      <p className={styles.tools}>
        <Button size="small" variant="quiet" aria-label={names.openLabel} onClick={() => setWriting(true)}>
          {names.open}
        </Button>
        {staff.role === 'operator' && (
          <Button
            size="small"
            variant="quiet"
            loading={busy}
            aria-label={hiding.label}
            onClick={() => void run(hiding.hide)}
          >
            {hiding.button}
          </Button>
        )}
      </p>
    </div>
  );
}

function AnswerForm({ name, answer, names, save, onCancel }: Props & { onCancel: () => void }) {
  const { form, values, text, busy } = useDeskForm<Record<string, string>, { message: string }>(
    { [name]: answer },
    { send: ({ [name]: typed = '' }) => save(typed.trim()) },
  );
  return (
    <Form form={form} className={styles.form}>
      <TextArea label={names.field} hint={names.hint} rows={3} maxLength={1_000} {...text(name)} />
      <p className={styles.tools}>
        <Button size="small" variant="quiet" onClick={onCancel}>
          {m.cancel()}
        </Button>
        {answer && (
          <Button size="small" variant="danger" onClick={() => void form.submit({ [name]: '' })}>
            {names.remove}
          </Button>
        )}
        <Button size="small" type="submit" loading={busy} disabled={!values[name]?.trim()}>
          {names.publish}
        </Button>
      </p>
    </Form>
  );
}
