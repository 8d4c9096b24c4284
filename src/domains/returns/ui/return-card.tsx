import type { ReactNode } from 'react';
import * as m from '#messages/returns';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Dotted } from '../../../ui/dotted.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { formatAmount } from '../../../ui/price/format-rupees.ts';
import type { Return } from '../return-shape.ts';
import styles from './return-card.module.css';
import { pickupWords, reasonWords, stateWords } from './return-words.ts';

interface Props {
  readonly back: Return;
  /** The path of its photos: the customer's call, or the desk's. */
  readonly photosAt: string;
  /** The customer's name, shown on top at the desk. */
  readonly whose?: ReactNode;
  /** The next step, the refund, the buttons. */
  readonly children?: ReactNode;
}

/** A return: its goods and reason, the pick-up, the messages and its photos. */
export function ReturnCard({ back, photosAt, whose, children }: Props) {
  const { label, tone } = stateWords[back.state];
  const isOpen = ['asked', 'unanswered', 'agreed', 'disputed'].includes(back.state);
  return (
    <article className={styles.card} aria-label={m.return_of({ name: back.name })}>
      <header className={styles.head}>
        <Picture src={back.image} alt="" sizes="3.5rem" ratio="3 / 4" />
        <div>
          <p className={styles.name}>
            <Dotted words={[m.pieces_of({ quantity: back.quantity, name: back.name }), back.size]} />
          </p>
          <p className={styles.soft}>{whatFor(back)}</p>
        </div>
        <Badge tone={tone}>{label()}</Badge>
      </header>
      {whose}
      <dl className={styles.facts}>
        <dt>{m.reason()}</dt>
        <dd>
          {reasonWords[back.reason]()}
          {back.note && <span className={styles.said}>{back.note}</span>}
        </dd>
        {isOpen && (
          <>
            <dt>{m.pick_up()}</dt>
            <dd>{pickupWords(back.pickup)}</dd>
          </>
        )}
        {back.answer && (
          <>
            <dt>{m.shop_says()}</dt>
            <dd className={styles.said}>{back.answer}</dd>
          </>
        )}
        {back.dispute && (
          <>
            <dt>{whose ? m.customer_says() : m.you_say()}</dt>
            <dd className={styles.said}>{back.dispute}</dd>
          </>
        )}
      </dl>
      {back.photos.length > 0 && (
        <ul className={styles.photos}>
          {back.photos.map(({ _id, by }, index) => (
            <li key={_id}>
              <a href={`${photosAt}/${_id}?size=full`} target="_blank" rel="noopener">
                <img
                  src={`${photosAt}/${_id}?size=thumbnail`}
                  alt={
                    by === 'staff' ? m.photo_of_shop({ at: index + 1 }) : m.photo_of_return({ at: index + 1 })
                  }
                  width="80"
                  height="80"
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {children}
    </article>
  );
}

/** What the customer gets for the returned goods. */
function whatFor({ kind, newSize, amount, fee }: Return): string {
  if (kind === 'exchange') return m.for_size({ size: newSize });
  if (fee === 0) return m.for_money({ amount: formatAmount(amount) });
  return m.for_money_with_fee({ amount: formatAmount(amount + fee), fee: formatAmount(fee) });
}
