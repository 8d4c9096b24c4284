import * as m from '#messages/order-answers';
import * as orderMessages from '#messages/orders';
import { spokenNumber } from '../../domains/orders/order-number.ts';
import { rich } from '../../messages/rich.tsx';
import { shop } from '../../shop.ts';
import { Accordion } from '../../ui/accordion/accordion.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { CancelButton } from '../order-details/cancel-button.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import type { OrderReference, Choice, HelpData } from './load.ts';
import styles from './own-order.module.css';

/** Questions about the customer's order, answered from its data. Guests see how to get there. */
export function OwnOrder({ own, asked }: Pick<HelpData, 'own' | 'asked'>) {
  return (
    <section className={styles.part} aria-labelledby="your-order">
      <h2 id="your-order">{m.about_your_order()}</h2>
      {asked === 'mistyped' && <Notice tone="bad">{orderMessages.number_mistyped()}</Notice>}
      {own && asked && asked !== 'mistyped' && (
        <Notice tone="warning">{m.no_such_order({ asked: asked.number })}</Notice>
      )}
      {own ? (
        own.chosen ? (
          <Answers own={own} chosen={own.chosen} />
        ) : (
          <p>{m.no_orders()}</p>
        )
      ) : (
        <Guest asked={asked} />
      )}
    </section>
  );
}

type Own = NonNullable<HelpData['own']>;

function Answers({ own: { orders, answers }, chosen }: { own: Own; chosen: Choice }) {
  return (
    <>
      {orders.length > 1 && (
        <nav aria-label={m.which_order()}>
          <p className={styles.soft}>{m.which_order()}</p>
          <ul className={styles.orders}>
            {orders.map((order) => (
              <li key={order.id}>
                <Link
                  href={`/help?order=${order.number}`}
                  aria-current={order.id === chosen.id ? 'true' : undefined}
                >
                  <Goods order={order} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <h3 className={styles.chosen}>
        {m.about({ number: chosen.number })}
        <small>
          {chosen.goods} · {chosen.stage}
        </small>
      </h3>
      <div key={chosen.id}>
        {answers.map(({ question, says, next }, index) => (
          <Accordion key={question} title={question} open={index === 0}>
            {says.map((sentence) => (
              <p key={sentence} className={styles.says}>
                {sentence}
              </p>
            ))}
            <div className={styles.next}>
              {next.does === 'cancel' ? (
                <Cancel orderId={chosen.id} money={next.money} />
              ) : next.isFile ? (
                <a href={next.href} target="_blank" rel="noopener">
                  {next.label}
                </a>
              ) : (
                <ButtonLink href={next.href} variant="secondary" size="small">
                  {next.label}
                </ButtonLink>
              )}
            </div>
          </Accordion>
        ))}
      </div>
      <p className={styles.more}>
        <Link href="/dashboard/my-orders">{m.all_orders()}</Link>
        <Link href={`/contact?order=${chosen.number}`}>{m.ask_about_order()}</Link>
      </p>
    </>
  );
}

const Goods = ({ order: { goods, image, number, stage } }: { order: Choice }) => (
  <>
    <Picture src={image} alt="" sizes="3rem" ratio="3 / 4" />
    <span>
      <b>{goods}</b>
      <small>
        {number} · {stage}
      </small>
    </span>
  </>
);

const Cancel = ({ orderId, money }: { orderId: string; money: string }) => (
  <CancelButton
    orderId={orderId}
    label={orderMessages.cancel_order()}
    title={orderMessages.cancel_this_order()}
    keep={orderMessages.keep_order()}
  >
    <p>{money}</p>
  </CancelButton>
);

function Guest({ asked }: { asked: OrderReference }) {
  const number = asked && asked !== 'mistyped' ? asked.number : '';
  const back = number ? `/help?order=${encodeURIComponent(number)}` : '/help';
  return (
    <div className={styles.guest}>
      <p>{m.guest_hint()}</p>
      <form method="get" action="/help" className={styles.find}>
        <TextField
          label={m.order_number()}
          hint={m.order_number_like({ example: spokenNumber(4821) })}
          name="order"
          defaultValue={number}
          maxLength={40}
          autoComplete="off"
        />
        <Button type="submit" variant="secondary">
          {m.find_it()}
        </Button>
      </form>
      <p className={styles.next}>
        <ButtonLink href={`/login?next=${encodeURIComponent(back)}`} size="small">
          {number ? m.log_in_for({ number }) : m.log_in()}
        </ButtonLink>
      </p>
      <p className={styles.soft}>
        {rich(
          m.or_call,
          { phone: shop.phone },
          { phone: (text) => <a href={`tel:${shop.phone.replaceAll(' ', '')}`}>{text}</a> },
        )}
      </p>
    </div>
  );
}
