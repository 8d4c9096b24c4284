import * as m from '#messages/policies';
import { longDate } from '../../messages/dates.ts';
import { rich } from '../../messages/rich.tsx';
import { shop } from '../../shop.ts';
import { Container } from '../../ui/layout/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import type { ViewProps } from '../../web/page.tsx';
import { policies, policiesDate, type PolicyName } from './policies.ts';
import { Privacy } from './privacy.tsx';
import { Returns } from './returns.tsx';
import { Shipping } from './shipping.tsx';
import { Terms } from './terms.tsx';
import styles from './view.module.css';

const texts = {
  'privacy-policy': Privacy,
  'terms-condition': Terms,
  'return-refund': Returns,
  'shipping-policy': Shipping,
} satisfies Record<PolicyName, unknown>;

/** One of the four policies, with its date and links to the others. */
export default function Policy({ data: name }: ViewProps<PolicyName>) {
  const Text = texts[name];
  return (
    <Container>
      <div className={styles.page}>
        <nav aria-label={m.all_policies()}>
          <ul className={styles.others}>
            {policies.map((policy) => (
              <li key={policy.name}>
                <Link href={policy.path} aria-current={policy.name === name ? 'page' : undefined}>
                  {policy.title()}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <article>
          <h1>{policies.find((policy) => policy.name === name)?.title()}</h1>
          <p className={styles.dated}>
            {rich(
              m.in_force_since,
              { shop: shop.name, city: shop.city, date: longDate(policiesDate) },
              { time: (text) => <time dateTime={policiesDate}>{text}</time> },
            )}
          </p>
          <Prose>
            <Text />
          </Prose>
        </article>
      </div>
    </Container>
  );
}
