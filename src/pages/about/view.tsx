import * as m from '#messages/about';
import { rich } from '../../messages/rich.tsx';
import { about } from '../../shop-about.ts';
import { shop } from '../../shop.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { Container } from '../../ui/layout/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { Buta } from '../../ui/ornament/ornament.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { ViewProps } from '../../web/page.tsx';
import styles from './view.module.css';

const commitments = (): readonly [icon: IconName, title: string, text: string][] => [
  ['heart', m.curated_collections(), m.curated_text()],
  ['shield', m.quality_assurance(), m.quality_text({ returnDays: shop.returnDays })],
  ['chat', m.customer_centric_approach(), m.customer_text()],
];

/** Who runs the shop and what it stands for. */
export default function About({ data: pictures }: ViewProps<string[]>) {
  return (
    <>
      <header className={styles.hero}>
        <div className={styles.welcome}>
          <Buta height="4.5rem" />
          <h1>{m.welcome_to({ shop: shop.name })}</h1>
          <p>{about.welcome ?? m.welcome_text({ city: shop.city })}</p>
        </div>
      </header>
      <Container>
        <section className={styles.pair}>
          <div>
            <h2>{m.our_story()}</h2>
            <p>{about.story ?? m.story_city({ city: shop.city })}</p>
            <p>{m.story_shops()}</p>
          </div>
          {pictures[0] && <Art src={pictures[0]} />}
        </section>
        <section className={styles.section}>
          <h2>{m.our_commitment()}</h2>
          <ul className={styles.commitments}>
            {commitments().map(([icon, title, text]) => (
              <li key={title}>
                <Icon name={icon} size="1.9rem" />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.pair}>
          {pictures[1] && <Art src={pictures[1]} />}
          <div>
            <h2>{m.discover_your_style()}</h2>
            <p>{m.discover_text()}</p>
            <ButtonLink href="/shops">{m.start_shopping()}</ButtonLink>
          </div>
        </section>
        <section className={styles.section}>
          <h2>{m.connect_with_us()}</h2>
          <p className={styles.connect}>
            {rich(
              m.connect_text,
              {
                phone: shop.phone,
                from: shop.supportHours.from,
                to: shop.supportHours.to,
                supportEmail: shop.supportEmail,
                line: shop.address.line,
                city: shop.city,
                pincode: shop.address.pincode,
              },
              {
                phone: (text) => <a href={`tel:${shop.phone.replaceAll(' ', '')}`}>{text}</a>,
                mail: (text) => <a href={`mailto:${shop.supportEmail}`}>{text}</a>,
                contact: (text) => <Link href="/contact">{text}</Link>,
              },
            )}
          </p>
        </section>
      </Container>
    </>
  );
}

/**
 * A decorative picture of the city, from the home page's banners. A banner is wider than the frame, which shows its
 * middle; so `sizes` asks for the width of the whole banner at this height.
 */
const Art = ({ src }: { src: string }) => (
  <div className={styles.art}>
    <Picture src={src} alt="" ratio="4 / 3" sizes="(min-width: 900px) 68rem, 180vw" />
  </div>
);
