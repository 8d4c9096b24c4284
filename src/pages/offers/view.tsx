import * as m from '#messages/offers';
import { mediumDate } from '../../messages/dates.ts';
import type { CallAnswer } from '../../platform/call.ts';
import type { offersCalls } from '../../domains/promotions/offers.calls.ts';
import { offerText, savingText } from '../../domains/promotions/ui/offer-text.ts';
import { shop } from '../../shop.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Container } from '../../ui/layout/layout.tsx';
import type { ViewProps } from '../../web/page.tsx';
import styles from './view.module.css';

type Offer = CallAnswer<(typeof offersCalls)['running']>['offers'][number];

/** The current offers, and how offers and coupons combine (R-PROMO-1). */
export default function Offers({ data: offers }: ViewProps<Offer[]>) {
  return (
    <Container>
      <div className={styles.page}>
        <h1>{m.title()}</h1>
        <p className={styles.lead}>{m.lead({ shop: shop.name })}</p>
        {offers.length === 0 && <p>{m.no_offers()}</p>}
        <ul className={styles.offers}>
          {offers.map((offer) => (
            <OfferCard key={offer.name} offer={offer} />
          ))}
        </ul>
        <section className={styles.rules}>
          <h2>{m.how_they_add_up()}</h2>
          <ul>
            <li>{m.one_and_one()}</li>
            <li>{m.each_from_prices()}</li>
            <li>{m.parts_of_items()}</li>
            <li>{m.void_after_refund()}</li>
          </ul>
        </section>
        <p className={styles.ways}>
          <ButtonLink href="/shops">{m.shop_now()}</ButtonLink>
          <ButtonLink href="/dashboard/coupons" variant="secondary">
            {m.your_coupons()}
          </ButtonLink>
        </p>
      </div>
    </Container>
  );
}

function OfferCard({ offer }: { offer: Offer }) {
  const { name, giftDays, endsAt, paidBy, shops } = offer;
  const payer = paidBy === 'seller' ? shops[0] : shop.name;
  return (
    <li className={styles.offer}>
      <p className={styles.saving} aria-hidden>
        {savingText(offer)}
      </p>
      <h2>{name}</h2>
      <p>
        {offerText(offer)}
        {endsAt && `, ${m.until({ date: mediumDate(endsAt) })}`}
      </p>
      {giftDays !== null && (
        <p>
          {m.with_every_order()}. {m.gift_days({ days: giftDays })}
        </p>
      )}
      {payer && <p className={styles.soft}>{m.by_shop({ shop: payer })}</p>}
    </li>
  );
}
