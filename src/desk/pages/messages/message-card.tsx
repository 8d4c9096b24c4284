import * as m from '#messages/desk-messages';
import type { DeskMessage } from '../../../domains/support/staff/staff.calls.ts';
import { TicketPhotos } from '../../../domains/support/ui/ticket-photos.tsx';
import { EmailText } from '../../../ui/email-text.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { beside } from '../../../ui/form/refusal.ts';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { since } from '../../parts/since.ts';
import { useAction } from '../../../ui/use-action.ts';
import { when } from '../../../messages/dates.ts';
import { useDesk } from '../../session.tsx';
import styles from './messages.module.css';
import { OrderLinks } from './order-links.tsx';
import type { Answer } from './use-answers.ts';

interface Props {
  readonly message: DeskMessage;
  /** The unsent answer to this message. */
  readonly answer: Answer | null;
  readonly onWrite: (text: string) => void;
}

/** A message with its answers and the form to answer it. */
export function MessageCard({ message, answer, onWrite }: Props) {
  const { api, reload } = useDesk();
  const { id, version, state } = message;
  const text = answer?.text ?? '';
  const { form, busy } = useForm(
    { text },
    {
      check: () => beside(text.trim().length < 2 ? { text: m.write_answer() } : {}),
      send: async () => {
        try {
          toast.success((await api.deskSupport.answer({ id, version, text: text.trim() })).message);
          onWrite('');
        } finally {
          // After a refusal keep the draft, and show the newer answers above it.
          await reload();
        }
      },
    },
  );
  const [moving, run] = useAction(reload);
  async function move(to: 'open' | 'closed') {
    if ((await run(() => api.deskSupport.move({ id, version, to }))) && to === 'closed') onWrite('');
  }
  return (
    <article className={styles.message}>
      <header>
        <h2>{message.subject}</h2>
        <span className={styles.soft} title={when(message.waitsSince)}>
          {since(message.waitsSince)}
        </span>
      </header>
      <p className={styles.soft}>
        {message.number}, {message.name},{' '}
        <a href={`mailto:${message.email}`}>
          <EmailText address={message.email} />
        </a>
        {message.hasAccount && ` (${m.has_account()})`}
        {message.order && (
          <>
            {', '}
            <Link href={`/desk/order-book/${message.order.id}`}>
              {m.about_order({ number: message.order.number })}
            </Link>
          </>
        )}
      </p>
      <p className={styles.text}>
        <OrderLinks text={message.message} />
      </p>
      {message.answers.map(({ text: words, author, byCustomer, at }) => (
        <blockquote key={at} className={styles.answer} data-by={byCustomer ? 'customer' : 'staff'}>
          <p className={styles.text}>{byCustomer ? <OrderLinks text={words} /> : words}</p>
          <footer className={styles.soft}>{m.answer_by({ author, when: when(at) })}</footer>
        </blockquote>
      ))}
      <TicketPhotos photos={message.photos} at="/api/desk/ticket-photo" />
      {answer && answer.begun !== version && (
        <Notice tone="warning" announce>
          {overtakenBy(message)}{' '}
          <Button size="small" variant="quiet" onClick={() => onWrite('')}>
            {m.discard_answer()}
          </Button>
        </Notice>
      )}
      <Form form={form}>
        <TextArea
          label={m.answer_by_email({ name: message.name })}
          rows={3}
          maxLength={5_000}
          value={text}
          error={form.fields.text}
          onChange={(event) => onWrite(event.target.value)}
        />
        <p className={styles.buttons}>
          <Button type="submit" size="small" icon="send" loading={busy}>
            {m.send()}
          </Button>
          {state === 'closed' ? (
            <Button size="small" variant="quiet" loading={moving} onClick={() => void move('open')}>
              {m.reopen()}
            </Button>
          ) : (
            <Button size="small" variant="quiet" loading={moving} onClick={() => void move('closed')}>
              {state === 'open' ? m.close_without_answer() : m.close()}
            </Button>
          )}
        </p>
      </Form>
    </article>
  );
}

/** What a colleague did with the message meanwhile, judged by its present state. */
function overtakenBy({ state, answers }: DeskMessage): string {
  if (state === 'answered')
    return m.answered_meanwhile({
      author: answers.findLast(({ byCustomer }) => !byCustomer)?.author ?? m.someone_else(),
    });
  return state === 'closed' ? m.closed_meanwhile() : m.reopened_meanwhile();
}
