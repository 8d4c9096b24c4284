import { useState } from 'react';
import * as m from '#messages/support';
import * as tickets from '#messages/tickets';
import { rich } from '../../../messages/rich.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Link } from '../../../ui/link.tsx';
import { PhotosField } from '../../../ui/photos-field/photos-field.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { usePageForm } from '../../../web/page-form.ts';
import { sendPhotos } from '../../../web/photos/send-photos.ts';
import { useShell } from '../../../web/shell-context.tsx';
import { maxPhotos } from '../ticket-shape.ts';
import { contactForm } from './contact.ts';
import styles from './contact-form.module.css';

/** The ticket's number, and where the answer will appear. */
const TicketSent = ({ number, inAccount }: { number: string; inAccount: boolean }) => (
  <p className={styles.wide}>
    {inAccount
      ? rich(
          m.your_number_account,
          { number },
          { link: (text) => <Link href="/dashboard/support">{text}</Link> },
        )
      : m.your_number({ number })}
  </p>
);

/** The contact form. Keeps the input until it was sent. `name` and `email` are filled in for customers. */
export function ContactForm({
  name = '',
  email = '',
  order = null,
  sent = null,
}: {
  name?: string | undefined;
  email?: string | undefined;
  /** The order it is about. */
  order?: { readonly id: string; readonly number: string; readonly goods: string } | null;
  /** The number of the ticket that was sent without JavaScript. */
  sent?: string | null;
}) {
  const { customer } = useShell();
  const [thanks, setThanks] = useState<{ message: string; number: string }>();
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const { form, set, text, busy } = usePageForm(contactForm, {
    start: { name, email, orderId: order?.id ?? '', subject: order ? m.about_order(order) : '' },
    onDone: (answer) => {
      setThanks(answer);
      set({ subject: '', message: '' });
      setPhotos([]);
      const { ticketId } = answer;
      void sendPhotos(photos, {
        call: ['support', 'addPhoto'],
        input: { id: ticketId },
        scope: `ticket ${ticketId}`,
      });
    },
  });
  const number = thanks?.number ?? sent;
  return (
    <Form
      form={{ ...form, done: thanks?.message ?? form.done }}
      encType="multipart/form-data"
      className={styles.form}
      aria-label={m.write_to_us()}
      heading={number && <TicketSent number={number} inAccount={customer !== null} />}
    >
      {order && <input type="hidden" name="orderId" value={order.id} />}
      {order && (
        <p className={styles.wide}>
          <Unbroken text={m.about_goods(order)} />
        </p>
      )}
      <TextField label={m.name()} autoComplete="name" maxLength={100} {...text('name')} />
      <TextField label={m.email()} type="email" autoComplete="email" maxLength={254} {...text('email')} />
      <div className={styles.wide}>
        <TextField label={m.subject()} maxLength={150} {...text('subject')} />
      </div>
      <div className={styles.wide}>
        <TextArea label={m.message()} rows={6} maxLength={5_000} {...text('message')} />
      </div>
      {customer && (
        <div className={styles.wide}>
          <PhotosField
            label={tickets.photos()}
            hint={tickets.photos_hint({ max: maxPhotos })}
            max={maxPhotos}
            photos={photos}
            onChange={setPhotos}
          />
        </div>
      )}
      <div className={styles.wide}>
        <Button type="submit" size="large" icon="send" loading={busy}>
          {m.send()}
        </Button>
      </div>
    </Form>
  );
}
