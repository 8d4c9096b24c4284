import { shop } from '../../shop.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { Container } from '../../ui/layout/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { Buta } from '../../ui/ornament/ornament.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { ViewProps } from '../../web/page.tsx';
import styles from './view.module.css';

const commitments: readonly [icon: IconName, title: string, text: string][] = [
  [
    'heart',
    'Curated collections',
    'Every shop here was visited before it was listed, and every piece is chosen for its cloth and its making, not for filling a shelf.',
  ],
  [
    'shield',
    'Quality assurance',
    `What you see is what is packed: the cloth, the measure and the price are on the page. If a piece falls short, it comes back within ${shop.returnDays} days.`,
  ],
  [
    'chat',
    'Customer-centric approach',
    'Ask the seller before you buy, ask us after. A person from the city answers, and nobody is sent from counter to counter.',
  ],
];

/** Who runs the shop and what it stands for. */
export default function About({ data: pictures }: ViewProps<string[]>) {
  return (
    <>
      <header className={styles.hero}>
        <div className={styles.welcome}>
          <Buta height="4.5rem" />
          <h1>Welcome to {shop.name}</h1>
          <p>
            A chowk is the square where the lanes of a bazaar meet. Ours is where {shop.city}’s clothing shops
            meet the whole city: one cart, one payment, one door they deliver to.
          </p>
        </div>
      </header>
      <Container>
        <section className={styles.pair}>
          <div>
            <h2>Our Story</h2>
            <p>
              {shop.city} has always dressed well. Sanganer prints flowers on cotton, Bagru dyes with mud and
              indigo, Johari Bazaar sets stones, and Ramganj stitches juttis that soften with every step. To
              see it all took a day, good shoes and a patient scooter.
            </p>
            <p>
              We began by carrying parcels between a handful of those shops. Today they hang their best pieces
              here themselves, set their own prices and answer their own customers. We keep the counter, the
              accounts and the promises.
            </p>
          </div>
          {pictures[0] && <Art src={pictures[0]} />}
        </section>
        <section className={styles.section}>
          <h2>Our Commitment</h2>
          <ul className={styles.commitments}>
            {commitments.map(([icon, title, text]) => (
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
            <h2>Discover Your Style</h2>
            <p>
              A dabu kurta for Monday, a bandhani dupatta for the wedding that came up on Thursday, denim for
              everything between. Look by category, by price or by the shop you trust, and keep what you are
              not sure of on your wishlist.
            </p>
            <ButtonLink href="/shops">Look around the shop</ButtonLink>
          </div>
        </section>
        <section className={styles.section}>
          <h2>Connect With Us</h2>
          <p className={styles.connect}>
            Call <a href={`tel:${shop.phone.replaceAll(' ', '')}`}>{shop.phone}</a> daily from{' '}
            {shop.supportHours.from} to {shop.supportHours.to}, write to{' '}
            <a href={`mailto:${shop.supportEmail}`}>{shop.supportEmail}</a>, or leave a message on our{' '}
            <Link href="/contact">contact page</Link>. The shop itself stands at {shop.address.line},{' '}
            {shop.city} {shop.address.pincode}.
          </p>
        </section>
      </Container>
    </>
  );
}

/**
 * A picture of the city from the home page’s banners; it says nothing that the text does not. Banners are wider than the frame, which
 * shows their middle: the file is asked for as wide as the whole banner is at this height.
 */
const Art = ({ src }: { src: string }) => (
  <div className={styles.art}>
    <Picture src={src} alt="" ratio="4 / 3" sizes="(min-width: 900px) 68rem, 180vw" />
  </div>
);
