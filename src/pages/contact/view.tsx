import type { ReactNode } from 'react';
import { ContactForm } from '../../domains/support/ui/contact-form.tsx';
import { shop } from '../../shop.ts';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { Card, Container } from '../../ui/layout/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { Buta } from '../../ui/ornament/ornament.tsx';
import { useShell } from '../../web/shell-context.tsx';
import styles from './view.module.css';

/** Hero banner, three ways to reach the shop, and the form. */
export default function Contact() {
  const { customer } = useShell();
  return (
    <>
      <header className={styles.hero}>
        <div className={styles.words}>
          <h1>Contact</h1>
          <p>
            Something about an order, a size, or your own shop on {shop.name}? Write, call, or come by for a
            chai.
          </p>
        </div>
        <div className={styles.print} aria-hidden>
          <Buta height="5rem" flipped />
          <Buta height="8rem" />
          <Buta height="5rem" />
        </div>
      </header>
      <Container>
        <ul className={styles.cards}>
          <Way icon="map-pin" title="Visit">
            {shop.address.line}
            <br />
            {shop.city} {shop.address.pincode}, {shop.state}
          </Way>
          <Way icon="phone" title="Call">
            <a href={`tel:${shop.phone.replaceAll(' ', '')}`}>{shop.phone}</a>
            <br />
            Daily {shop.supportHours.from} to {shop.supportHours.to}
          </Way>
          <Way icon="mail" title="Mail">
            <a href={`mailto:${shop.supportEmail}`}>{shop.supportEmail}</a>
            <br />
            <a href={`mailto:${shop.infoEmail}`}>{shop.infoEmail}</a>
          </Way>
        </ul>
        <div className={styles.write}>
          <div>
            <h2>Write to us</h2>
            <p>
              For an order, put its number into the subject: it saves a question. Many things are answered on
              the <Link href="/help">help page</Link> already.
            </p>
          </div>
          <Card>
            <ContactForm key={customer?.id} name={customer?.name} email={customer?.email} />
          </Card>
        </div>
      </Container>
    </>
  );
}

const Way = ({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) => (
  <li>
    <Icon name={icon} size="1.9rem" />
    <div>
      <h2>{title}</h2>
      <p>{children}</p>
    </div>
  </li>
);
