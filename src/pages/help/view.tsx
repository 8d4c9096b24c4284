import * as m from '#messages/help';
import { OpenNow } from '../../domains/support/ui/open-now.tsx';
import { rich } from '../../messages/rich.tsx';
import { shop } from '../../shop.ts';
import { Accordion } from '../../ui/accordion/accordion.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Container } from '../../ui/layout/layout.tsx';
import { Link } from '../../ui/link.tsx';
import type { ViewProps } from '../../web/page.tsx';
import type { HelpData } from './load.ts';
import { OwnOrder } from './own-order.tsx';
import styles from './view.module.css';

/** Questions and answers, support hours, and the ways to reach a person. */
export default function Help({ data: { topics: questions, own, asked } }: ViewProps<HelpData>) {
  return (
    <Container>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{m.how_can_we_help()}</h1>
          <nav aria-label={m.topics()}>
            <ul className={styles.topics}>
              {questions.map(({ title }) => (
                <li key={title}>
                  <a href={`#${anchor(title)}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        <div className={styles.columns}>
          <div>
            <OwnOrder own={own} asked={asked} />
            {questions.map(({ title, answers }) => (
              <section key={title} id={anchor(title)} className={styles.topic}>
                <h2>{title}</h2>
                {answers.map(([question, answer]) => (
                  <Accordion key={question} title={question}>
                    <p className={styles.answer}>{answer}</p>
                  </Accordion>
                ))}
              </section>
            ))}
          </div>
          <aside className={styles.people} aria-labelledby="people">
            <h2 id="people">{m.ask_person()}</h2>
            <p>
              <Icon name="clock" />{' '}
              <span>
                {m.daily_to({ from: shop.supportHours.from, to: shop.supportHours.to })}
                <OpenNow />
              </span>
            </p>
            <p>
              <Icon name="phone" /> <a href={`tel:${shop.phone.replaceAll(' ', '')}`}>{shop.phone}</a>
            </p>
            <p>
              <Icon name="mail" /> <a href={`mailto:${shop.supportEmail}`}>{shop.supportEmail}</a>
            </p>
            <ButtonLink href="/contact" wide>
              {m.write_to_us()}
            </ButtonLink>
            <ButtonLink href="/dashboard/my-orders" variant="secondary" wide>
              {m.my_orders()}
            </ButtonLink>
            <p className={styles.small}>
              {rich(
                m.small_print,
                {},
                {
                  refund: (text) => <Link href="/return-refund">{text}</Link>,
                  policy: (text) => <Link href="/shipping-policy">{text}</Link>,
                  condition: (text) => <Link href="/terms-condition">{text}</Link>,
                  policy2: (text) => <Link href="/privacy-policy">{text}</Link>,
                },
              )}
            </p>
          </aside>
        </div>
      </div>
    </Container>
  );
}

const anchor = (title: string) => title.toLowerCase().replaceAll(' ', '-');
