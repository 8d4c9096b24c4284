import type { ReactNode } from 'react';
import * as m from '#messages/offers';
import { mediumDate } from '../../../messages/dates.ts';
import { Badge, type BadgeTone } from '../../../ui/badge/badge.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { Coupon } from '../offers.calls.ts';
import styles from './coupon-card.module.css';
import { offerText } from './offer-text.ts';

const tones: Record<Coupon['state'], BadgeTone> = {
  usable: 'good',
  waiting: 'waiting',
  used: 'neutral',
  expired: 'neutral',
  void: 'bad',
};

const names = {
  usable: m.usable,
  waiting: m.waits_for_delivery,
  used: m.used,
  expired: m.expired,
  void: m.no_longer_valid,
};

/** A coupon: its discount, code and state. */
export function CouponCard({ coupon, children }: { coupon: Coupon; children?: ReactNode }) {
  const { code, state, offer } = coupon;
  return (
    <article className={styles.coupon} data-state={state}>
      <header>
        <h2>{offer.name}</h2>
        <Badge tone={tones[state]}>{names[state]()}</Badge>
      </header>
      <p className={styles.what}>{offerText(offer)}</p>
      <p className={styles.code}>
        {m.code()} <b>{code}</b>
        {state === 'usable' && (
          <IconButton
            icon="copy"
            size="small"
            label={m.copy_code({ code })}
            onClick={() => void copyText(code).then(() => toast.success(m.copied()))}
          />
        )}
      </p>
      <p>{sentenceOf(coupon)}</p>
      {children}
    </article>
  );
}

function sentenceOf({ state, expiresAt }: Coupon): string {
  const date = expiresAt ? mediumDate(expiresAt) : '';
  if (state === 'usable') return date ? m.usable_until({ date }) : m.usable_sentence();
  if (state === 'waiting') return m.waiting_sentence();
  if (state === 'expired') return m.expired_sentence({ date });
  return state === 'used' ? m.used_sentence() : m.void_sentence();
}
