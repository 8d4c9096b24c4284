import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import * as m from '#messages/footer';
import { OpenNow } from '../../domains/support/ui/open-now.tsx';
import { rich } from '../../messages/rich.tsx';
import { shop } from '../../shop.ts';
import { layOutWhenQuiet } from '../../ui/far/lay-out-when-quiet.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { BlockPrintBorder } from '../../ui/ornament/ornament.tsx';
import { Wordmark } from '../../ui/wordmark/wordmark.tsx';
import { useShell } from '../../web/shell-context.tsx';
import styles from './footer.module.css';
import { SocialLinks } from './social-links.tsx';
import { deliveryTerms } from '../../domains/delivery/delivery-fee.ts';
import { chooseLowData, useLowData } from '../../ui/low-data.ts';

/** Turns low-data mode on and off; remembered in this browser. */
function LowDataSwitch() {
  const on = useLowData();
  return (
    <button type="button" className={styles.lowData} aria-pressed={on} onClick={() => chooseLowData(!on)}>
      {on ? m.low_data_mode_on() : m.low_data_mode_off()}
    </button>
  );
}

const clothing = /mens|womens|clothing|jeans/i;
const policies = () =>
  [
    [m.privacy_policy(), '/privacy-policy'],
    [m.terms_conditions(), '/terms-condition'],
    [m.return_refund(), '/return-refund'],
    [m.shipping_policy(), '/shipping-policy'],
  ] as const;
const quick = () =>
  [
    [m.home(), '/'],
    [m.shop(), '/shops'],
    [m.about(), '/about'],
    [m.contact(), '/contact'],
  ] as const;

const to = (href: string) => (text: ReactNode) => <Link href={href}>{text}</Link>;

/** The page that each promise links to. */
const links = {
  shipping: to('/shipping-policy'),
  delivery: to('/shipping-policy'),
  returns: to('/return-refund'),
  discount: to('/offers'),
  coupons: to('/offers'),
  guarantee: to('/return-refund'),
  condition: to('/terms-condition'),
};

/** Pages on which something is being done: their footer does not list the categories again. */
const busy = /^\/(shipping|payment|my-payment|order\/confirm|dashboard\/chat|return)(\/|$)/;

/** The footer of every page: policies, clothing, quick links, categories, the shop's address. */
export function Footer() {
  const { categories } = useShell();
  const { pathname } = useLocation();
  const shelf = (category: { name: string; slug: string }) =>
    [category.name, `/product/category/${category.slug}`] as const;
  return (
    <footer ref={layOutWhenQuiet} className={styles.footer} data-print="hide">
      <BlockPrintBorder />
      <div className={styles.columns}>
        <address className={styles.shop}>
          <Wordmark name={shop.name} sign={shop.sign} />
          <p>
            {shop.address.line}, {shop.city} {shop.address.pincode}, {shop.state}
          </p>
          <p>
            <Icon name="phone" /> <a href={`tel:${shop.phone.replaceAll(' ', '')}`}>{shop.phone}</a>
          </p>
          <p>
            <Icon name="mail" /> <a href={`mailto:${shop.supportEmail}`}>{shop.supportEmail}</a>
          </p>
          <p>
            <Link href="/help">
              {rich(
                m.customer_support,
                { from: shop.supportHours.from, to: shop.supportHours.to },
                { whole: (hours) => <span data-whole="">{hours}</span> },
              )}
            </Link>{' '}
            <OpenNow />
          </p>
          <SocialLinks />
        </address>
        {!busy.test(pathname) && (
          <>
            <Column
              title={m.clothing()}
              links={categories
                .filter(({ name }) => clothing.test(name))
                .slice(0, 4)
                .map(shelf)}
            />
            <Column title={m.top_product()} links={categories.slice(0, 5).map(shelf)} />
            <Column title={m.categories()} links={categories.slice(5).map(shelf)} />
            <Column title={m.quick_links()} links={quick()} />
          </>
        )}
        <Column title={m.policies()} links={policies()} />
      </div>
      <p className={styles.promises}>
        {rich(
          m.promises,
          {
            freeShippingAbove: deliveryTerms(null).freeAbove,
            city: shop.city,
            returnDays: shop.returnDays,
            superDiscountAbove: shop.superDiscountAbove,
          },
          links,
        )}
      </p>
      <p className={styles.small}>
        {m.gstin({ shop: shop.name, city: shop.city, gstin: shop.gstin })} <LowDataSwitch />
      </p>
    </footer>
  );
}

/** How many links a column shows at once; the rest unfolds. */
const maxLinks = 10;

type Links = readonly (readonly [name: string, href: string])[];

function Column({ title, links }: { title: string; links: Links }) {
  if (links.length === 0) return null;
  const more = links.slice(maxLinks);
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <LinkList links={links.slice(0, maxLinks)} />
      {more.length > 0 && (
        <details>
          <summary className={styles.more}>{m.more({ count: more.length })}</summary>
          <LinkList links={more} />
        </details>
      )}
    </nav>
  );
}

function LinkList({ links }: { links: Links }) {
  return (
    <ul className={styles.links}>
      {links.map(([name, href]) => (
        <li key={href}>
          <Link href={href}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
