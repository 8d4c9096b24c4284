import { dayAndLongMonth } from '../../messages/dates.ts';
import type { Api } from '../../calls.ts';
import * as m from '#messages/returns';
import { whatBecame } from '../../domains/returns/return.ts';
import type { LineToReturn } from '../../domains/returns/return-shape.ts';
import { askReturnForm } from '../../domains/returns/ui/forms.ts';
import { OwnReturn } from '../../domains/returns/ui/own-return.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { useRefusalOf } from '../../web/form.ts';
import type { ViewProps } from '../../web/page.tsx';
import { DashboardFrame } from '../dashboard/frame.tsx';
import { AskReturn } from './ask-return.tsx';
import styles from './view.module.css';

type Data = Awaited<ReturnType<Api['returns']['read']>>;

/** A return in steps: the item, the kind, the reason and the day. Earlier returns are listed below. */
export default function ReturnView({ data, params, search }: ViewProps<Data, '/return/:orderId'>) {
  const { orderId } = params;
  const line = data.lines.find(
    ({ line, ofReturn, open }) =>
      open && String(line) === search.get('line') && ofReturn === (search.get('ofReturn') ?? ''),
  );
  const refusal = useRefusalOf(askReturnForm);
  return (
    <DashboardFrame title={m.return_or_exchange()}>
      <p>
        <Link href={`/dashboard/order/details/${orderId}`} className={styles.back}>
          <Icon name="chevron-left" size="1.1rem" /> {m.back_to_order()}
        </Link>
      </p>
      {line ? (
        <AskReturn key={line.line + line.ofReturn} orderId={orderId} line={line} {...data} />
      ) : (
        <>
          {refusal && (
            <Notice tone="bad" answer>
              {refusal}
            </Notice>
          )}
          <Lines orderId={orderId} lines={data.lines} />
        </>
      )}
      {data.returns.length > 0 && (
        <section className={styles.part}>
          <h2>{m.your_returns()}</h2>
          {data.returns.map((back) => (
            <OwnReturn key={back._id} back={back} cash={data.cash} />
          ))}
        </section>
      )}
    </DashboardFrame>
  );
}

function Lines({ orderId, lines }: { orderId: string; lines: readonly LineToReturn[] }) {
  if (lines.length === 0)
    return (
      <EmptyState
        title={m.nothing_to_return()}
        titleAs="h2"
        action={<ButtonLink href={`/dashboard/order/details/${orderId}`}>{m.back_to_order()}</ButtonLink>}
      >
        {m.after_delivery()}
      </EmptyState>
    );
  return (
    <section className={styles.part}>
      <h2>{m.which_item()}</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.line + line.ofReturn}>
            <Picture src={line.image} alt="" sizes="4rem" ratio="3 / 4" />
            <div>
              <p className={styles.name}>{line.name}</p>
              <p className={styles.soft}>
                <Dotted
                  words={[
                    line.size,
                    line.ofReturn && m.came_in_exchange(),
                    m.pieces({ count: line.quantity }),
                    line.shopName,
                  ]}
                />
              </p>
              <p className={styles.soft}>{whenWords(line)}</p>
            </div>
            {line.open && (
              <ButtonLink
                href={`/return/${orderId}?line=${line.line}${line.ofReturn && `&ofReturn=${line.ofReturn}`}`}
                size="small"
                variant="secondary"
                aria-label={m.choose_item({ name: line.name })}
              >
                {m.choose()}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Until when the line can be returned, or why it no longer can. */
function whenWords({ open, left, until, backState }: LineToReturn): string {
  const day = dayAndLongMonth(until);
  if (open) return m.until_day({ day });
  return left === 0 && backState !== '' ? becameWords[whatBecame(backState)]() : m.was_until({ day });
}

const becameWords = {
  'under way': m.already_asked,
  returned: m.returned_already,
  exchanged: m.exchanged_for_another,
  'not taken back': m.not_taken_back,
};
