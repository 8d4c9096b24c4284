import { shop } from '../../shop.ts';
import { Accordion } from '../../ui/accordion/accordion.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Container } from '../../ui/layout/layout.tsx';
import { Link } from '../../ui/link.tsx';
import type { ViewProps } from '../../web/page.tsx';
import type { Topic } from './questions.ts';
import styles from './view.module.css';

/** Questions and answers, support hours, and the ways to reach a person. */
export default function Help({ data: questions }: ViewProps<readonly Topic[]>) {
  return (
    <Container>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>How can we help?</h1>
          <nav aria-label="Topics">
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
            <h2 id="people">Ask a person</h2>
            <p>
              <Icon name="clock" /> Daily {shop.supportHours.from} to {shop.supportHours.to}
            </p>
            <p>
              <Icon name="phone" /> <a href={`tel:${shop.phone.replaceAll(' ', '')}`}>{shop.phone}</a>
            </p>
            <p>
              <Icon name="mail" /> <a href={`mailto:${shop.supportEmail}`}>{shop.supportEmail}</a>
            </p>
            <ButtonLink href="/contact" wide>
              Write to us
            </ButtonLink>
            <ButtonLink href="/dashboard/my-orders" variant="secondary" wide>
              My Orders
            </ButtonLink>
            <p className={styles.small}>
              The small print: <Link href="/return-refund">returns and refunds</Link>,{' '}
              <Link href="/shipping-policy">shipping</Link>, <Link href="/terms-condition">terms</Link>,{' '}
              <Link href="/privacy-policy">privacy</Link>.
            </p>
          </aside>
        </div>
      </div>
    </Container>
  );
}

const anchor = (title: string) => title.toLowerCase().replaceAll(' ', '-');
