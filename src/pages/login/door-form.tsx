import type { ComponentProps } from 'react';
import { Form } from '../../ui/form/form.tsx';
import { Card } from '../../ui/layout/layout.tsx';
import styles from './view.module.css';

/** A page that is a single form on a card: registration, and the pages that e-mails link to. */
export const DoorForm = (form: ComponentProps<typeof Form>) => (
  <div className={styles.page}>
    <Card>
      <Form className={styles.form} {...form} />
    </Card>
  </div>
);
