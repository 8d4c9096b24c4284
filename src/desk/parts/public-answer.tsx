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
  /** The id of what is answered. */
  readonly of: string;
  /** The parameter's name in the API call. */
  readonly name: 'answer' | 'reply';
  /** The published text; '' for none. */
  readonly answer: string;
  /** Labels of the buttons and the field; `openLabel` is the screen reader label of the button `open`. */
  readonly names: Readonly<Record<'open' | 'openLabel' | 'field' | 'hint' | 'remove' | 'publish', string>>;
  /** Publishes the text; '' removes it from the page. */
  readonly save: (answer: string) => Promise<{ message: string }>;
  readonly hiding: Hiding;
}

/** An operator's button that hides an entry from customers, or shows it again. */
interface Hiding {
  readonly button: string;
  readonly label?: string;
  readonly hide: () => Promise<{ message: string }>;
}

/** The shop's public answer to a question or review, and the form to write it. Operators can hide the whole entry. */
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

function AnswerForm({ of, name, answer, names, save, onCancel }: Props & { onCancel: () => void }) {
  const { form, values, text, busy, forget } = useDeskForm<Record<string, string>, { message: string }>(
    { [name]: answer },
    { keepsAs: `${name} ${of}`, send: ({ [name]: text = '' }) => save(text.trim()) },
  );
  return (
    <Form form={form} className={styles.form}>
      <TextArea label={names.field} hint={names.hint} rows={3} maxLength={1_000} {...text(name)} />
      <p className={styles.tools}>
        <Button size="small" variant="quiet" onClick={() => (forget(), onCancel())}>
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
