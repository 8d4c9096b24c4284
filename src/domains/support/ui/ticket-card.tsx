import { useState } from 'react';
import * as m from '#messages/tickets';
import { when } from '../../../messages/dates.ts';
import { Badge, type BadgeTone } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { PhotosField } from '../../../ui/photos-field/photos-field.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useOutcome } from '../../../web/form.ts';
import { usePageForm } from '../../../web/page-form.ts';
import { sendPhotos } from '../../../web/photos/send-photos.ts';
import { useRefresh } from '../../../web/shell-context.tsx';
import { maxPhotos, type Ticket } from '../ticket-shape.ts';
import styles from './ticket-card.module.css';
import { ticketForm } from './ticket-form.ts';
import { TicketPhotos } from './ticket-photos.tsx';

const words = {
  open: { label: m.waits_for_us, tone: 'waiting' },
  answered: { label: m.answered, tone: 'good' },
  closed: { label: m.closed, tone: 'neutral' },
} as const satisfies Record<Ticket['state'], { label: () => string; tone: BadgeTone }>;

/** A ticket that unfolds: its messages in order, and the form to write again. */
export function TicketCard({ ticket, isOpen }: { ticket: Ticket; isOpen: boolean }) {
  const { number, subject, state, message, date, lastDate, order, said, photos } = ticket;
  const { label, tone } = words[state];
  const outcome = useOutcome();
  const hasRefusal = outcome?.values.ticketId === ticket._id;
  return (
    <details className={styles.ticket} open={isOpen || hasRefusal}>
      <summary>
        <span className={styles.subject}>{subject}</span>
        <span className={styles.state}>
          <Badge tone={tone}>{label()}</Badge>
          <Icon name="chevron-down" />
        </span>
        <small>
          {number} · <time dateTime={lastDate}>{when(lastDate)}</time>
        </small>
      </summary>
      {order && (
        <p className={styles.about}>
          <Link href={`/dashboard/order/details/${order._id}`}>
            {m.about_order({ number: order.number })}
          </Link>
        </p>
      )}
      <Words author={m.you()} date={date} text={message} isOwn />
      {said.map((words) => (
        <Words
          key={words.date}
          author={words.byCustomer ? m.you() : words.author}
          date={words.date}
          text={words.text}
          isOwn={words.byCustomer}
        />
      ))}
      <TicketPhotos photos={photos} at="/api/home/customer/ticket-photo" />
      {/* A refused message stays in the form of its own card only. */}
      {outcome && !hasRefusal ? (
        <p className={styles.again}>
          <Link href={`/dashboard/support?ticket=${ticket._id}`}>{m.write_again()}</Link>
        </p>
      ) : (
        <WriteAgain ticket={ticket} />
      )}
    </details>
  );
}

const Words = ({
  author,
  date,
  text,
  isOwn,
}: {
  author: string;
  date: string;
  text: string;
  isOwn: boolean;
}) => (
  <article className={styles.words} data-own={isOwn || undefined}>
    <p className={styles.who}>
      <b>{author}</b> <time dateTime={date}>{when(date)}</time>
    </p>
    <p className={styles.text}>{text}</p>
  </article>
);

function WriteAgain({ ticket: { _id: ticketId, number, state, photos: before } }: { ticket: Ticket }) {
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const room = maxPhotos - before.length;
  const refresh = useRefresh();
  const { form, text, set, busy } = usePageForm(ticketForm, {
    start: { ticketId },
    onDone: async ({ message }) => {
      toast.success(message);
      set({ text: '' });
      setPhotos([]);
      void sendPhotos(photos, {
        call: ['support', 'addPhoto'],
        input: { id: ticketId },
        scope: `ticket ${ticketId}`,
      }).then(() => photos.length > 0 && refresh());
      await refresh();
    },
  });
  const { error, ...field } = text('text');
  return (
    <Form form={form} encType="multipart/form-data" className={styles.again}>
      <input type="hidden" name="ticketId" value={ticketId} />
      <TextArea
        label={state === 'open' ? m.add_something() : m.write_again()}
        hint={state === 'open' ? undefined : m.opens_again({ number })}
        rows={3}
        maxLength={5_000}
        error={error}
        {...field}
      />
      {room > 0 && (
        <PhotosField
          label={m.photos()}
          hint={m.photos_hint({ max: room })}
          max={room}
          photos={photos}
          onChange={setPhotos}
        />
      )}
      <Button type="submit" variant="secondary" size="small" icon="send" loading={busy}>
        {m.send()}
      </Button>
    </Form>
  );
}
