import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import * as m from '#messages/cart';
import { Button } from '../../../ui/button/button.tsx';
import { PressForm } from '../../../ui/form/press-form.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { formatRupees } from '../../../ui/price/format-rupees.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { noCoupon } from '../chosen-coupon.ts';
import type { Offers } from '../offers-shape.ts';
import { CouponName } from './coupon-name.tsx';
import { offerText } from './offer-text.ts';
import styles from './offers-panel.module.css';

/** As many coupons stand open; all would push the sum and its button out of sight. */
const inSight = 2;

/**
 * Offers and coupons at checkout: the nearly reached offer, the customer's coupons to use or keep for later, and a
 * field for a code. The choice is in the URL (`coupon`), so that it works without JavaScript and survives a reload.
 */
export function OffersPanel({ offers }: { offers: Offers }) {
  const { applied, nearly, coupons, refused } = offers;
  const couponInUse = applied.find(({ coupon }) => coupon !== '');
  const others = coupons.filter(({ code }) => code !== couponInUse?.coupon);
  return (
    <section className={styles.panel} aria-label={m.offers()}>
      <h2>{m.offers()}</h2>
      {nearly && (
        <p className={styles.nearly}>
          {m.more_for_offer({ amount: formatRupees(nearly.missing), offer: nearly.name })}
        </p>
      )}
      {couponInUse && (
        <div className={styles.coupon}>
          <span>
            <b>{m.taken_off({ amount: formatRupees(couponInUse.rupees) })}</b>
            <small>
              <CouponName name={couponInUse.name} code={couponInUse.coupon} />
            </small>
          </span>
          <Choose coupon={noCoupon} label={m.keep_named({ code: couponInUse.coupon })}>
            {m.keep_for_later()}
          </Choose>
        </div>
      )}
      {others.slice(0, inSight).map(toUse)}
      {others.length > inSight && (
        <details className={styles.more}>
          <summary>{m.more_coupons({ count: others.length - inSight })}</summary>
          {others.slice(inSight).map(toUse)}
        </details>
      )}
      <CodeField refused={refused} />
      <Link className={styles.all} href="/offers">
        {m.all_offers()}
      </Link>
    </section>
  );
}

const toUse = ({ code, offer }: Offers['coupons'][number]) => (
  <div key={code} className={styles.coupon}>
    <span>
      <b>{offerText(offer)}</b>
      <small>
        <CouponName name={offer.name} code={code} />
      </small>
    </span>
    <Choose coupon={code} label={m.use_named({ code })}>
      {m.use()}
    </Choose>
  </div>
);

/** Chooses a coupon in this page's URL. */
function useChoice() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const query = Object.fromEntries([...search].filter(([name]) => name !== 'coupon' && name !== 'done'));
  const choose = (coupon: string) =>
    navigate(
      { pathname, search: new URLSearchParams({ ...query, coupon }).toString() },
      { replace: true, preventScrollReset: true },
    );
  return { kept: query, chosen: search.get('coupon') ?? '', choose };
}

function Choose({ coupon, label, children }: { coupon: string; label: string; children: ReactNode }) {
  const { kept, choose } = useChoice();
  return (
    <PressForm method="get" values={{ ...kept, coupon }} onPress={() => choose(coupon)}>
      <Button type="submit" size="small" variant="quiet" aria-label={label}>
        {children}
      </Button>
    </PressForm>
  );
}

function CodeField({ refused }: { refused: string }) {
  const { kept, chosen, choose } = useChoice();
  const [code, type] = useState(refused ? chosen : '');
  return (
    <details className={styles.code} open={refused !== ''}>
      <summary>{m.have_a_code()}</summary>
      <PressForm method="get" values={kept} onPress={() => code.trim() && choose(code.trim())}>
        {refused && (
          <Notice tone="bad" answer>
            {refused}
          </Notice>
        )}
        <div className={styles.field}>
          <TextField
            label={m.coupon_code()}
            name="coupon"
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            onChange={(event) => type(event.target.value)}
          />
          <Button type="submit" variant="secondary">
            {m.apply()}
          </Button>
        </div>
      </PressForm>
    </details>
  );
}
