import { useState } from 'react';
import * as m from '#messages/support';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { usePageForm } from '../../../web/form.ts';
import { contactForm } from './contact.ts';
import styles from './contact-form.module.css';

/** Writes to the shop. What was typed stays until it has arrived; `name` and `email` are filled in for who is known. */
export function ContactForm({
  name = '',
  email = '',
}: {
  name?: string | undefined;
  email?: string | undefined;
}) {
  const [thanks, setThanks] = useState<string>();
  const { form, set, text, busy } = usePageForm(contactForm, {
    start: { name, email },
    onDone: ({ message }) => {
      setThanks(message);
      set({ subject: '', message: '' });
    },
  });
  return (
    <Form form={{ ...form, done: thanks ?? form.done }} className={styles.form} aria-label={m.write_to_us()}>
      <TextField label={m.name()} autoComplete="name" maxLength={100} {...text('name')} />
      <TextField label={m.email()} type="email" autoComplete="email" maxLength={254} {...text('email')} />
      <div className={styles.wide}>
        <TextField label={m.subject()} maxLength={150} {...text('subject')} />
      </div>
      <div className={styles.wide}>
        <TextArea label={m.message()} rows={6} maxLength={5_000} {...text('message')} />
      </div>
      <div className={styles.wide}>
        <Button type="submit" size="large" icon="send" loading={busy}>
          {m.send()}
        </Button>
      </div>
    </Form>
  );
}
