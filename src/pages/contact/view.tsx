import type { ReactNode } from 'react';
import * as m from '#messages/support';
import { rich } from '../../messages/rich.tsx';
import { ContactForm } from '../../domains/support/ui/contact-form.tsx';
import { OpenNow } from '../../domains/support/ui/open-now.tsx';
import { readTicketNumber, ticketNumber } from '../../domains/support/ticket-number.ts';
import { shop } from '../../shop.ts';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { Card, Container } from '../../ui/layout/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { Buta } from '../../ui/ornament/ornament.tsx';
import type { ViewProps } from '../../web/page.tsx';
import { useShell } from '../../web/shell-context.tsx';
import type { ContactData } from './load.ts';
import styles from './view.module.css';

/** Hero banner, three ways to reach the shop, and the form. */
export default function Contact({ data: { order }, search }: ViewProps<ContactData>) {
  const { customer } = useShell();
  return (
    <>
      <header className={styles.hero}>
        <div className={styles.words}>
          <h1>{m.contact()}</h1>
          <p>{m.something_about_order({ shop: shop.name })}</p>
        </div>
        <div className={styles.print} aria-hidden>
          <Buta height="5rem" flipped />
          <Buta height="8rem" />
          <Buta height="5rem" />
        </div>
      </header>
      <Container>
        <ul className={styles.cards}>
          <Way icon="map-pin" title={m.visit()}>
            {shop.address.line}
            <br />
            {shop.city} {shop.address.pincode}, {shop.state}
          </Way>
          <Way icon="phone" title={m.call()}>
            <a href={`tel:${shop.phone.replaceAll(' ', '')}`}>{shop.phone}</a>
            <br />
            {m.daily_to({ from: shop.supportHours.from, to: shop.supportHours.to })} <OpenNow />
          </Way>
          <Way icon="mail" title={m.mail()}>
            <a href={`mailto:${shop.supportEmail}`}>{shop.supportEmail}</a>
            <br />
            <a href={`mailto:${shop.infoEmail}`}>{shop.infoEmail}</a>
          </Way>
        </ul>
        <div className={styles.write}>
          <div>
            <h2>{m.write_to_us()}</h2>
            <p>{rich(m.order_number_hint, {}, { help: (text) => <Link href="/help">{text}</Link> })}</p>
          </div>
          <Card>
            <ContactForm
              key={`${customer?.id} ${order?.id}`}
              name={customer?.name}
              email={customer?.email}
              order={order}
              sent={sentNumber(search.get('ticket'))}
            />
          </Card>
        </div>
      </Container>
    </>
  );
}

/** The ticket number in the address, if it is a valid one. */
function sentNumber(text: string | null): string | null {
  const read = readTicketNumber(text ?? '');
  return read && read !== 'mistyped' ? ticketNumber(read.number) : null;
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
