import { useState } from 'react';
import * as m from '#messages/desk-promotions';
import { mediumDate } from '../../../messages/dates.ts';
import { offerText } from '../../../domains/promotions/ui/offer-text.ts';
import { shop as market } from '../../../shop.ts';
import { Badge, type BadgeTone } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Dotted } from '../../../ui/dotted.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { formatRupees } from '../../../ui/price/format-rupees.ts';
import type { DeskViewProps } from '../../desk-page.tsx';
import { Ask } from '../../parts/ask.tsx';
import { Card, Cards } from '../../parts/card.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { NoneFound, SearchField } from '../../parts/search-field.tsx';
import { useDesk } from '../../session.tsx';
import { PromotionEditor } from './promotion-editor.tsx';
import type { DeskPromotion, DeskPromotions } from './promotion-draft.ts';
import styles from './promotions.module.css';

type OpenDialog =
  | { readonly what: 'edit'; promotion: DeskPromotion | null }
  | { what: 'end'; promotion: DeskPromotion };

/** Offers: the market's, or those of the current shop. */
export default function PromotionsView({ data, search }: DeskViewProps<DeskPromotions>) {
  const { api, shop } = useDesk();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <PageHead title={m.title()}>
        <Button size="small" icon="plus" onClick={() => setDialog({ what: 'edit', promotion: null })}>
          {m.add()}
        </Button>
      </PageHead>
      <p className={styles.why}>{shop ? m.why_shop() : m.why()}</p>
      {!shop && (
        <div className={styles.promised}>
          <Notice>{m.promised({ above: market.superDiscountAbove })}</Notice>
        </div>
      )}
      {(data.promotions.length > 0 || search.get('search')) && <SearchField label={m.search_offers()} />}
      {data.promotions.length === 0 && (
        <NoneFound>
          <EmptyState title={m.none()} titleAs="h2">
            {m.none_hint()}
          </EmptyState>
        </NoneFound>
      )}
      <Cards>
        {data.promotions.map((promotion) => (
          <PromotionCard
            key={promotion.id}
            promotion={promotion}
            onEdit={() => setDialog({ what: 'edit', promotion })}
            onEnd={() => setDialog({ what: 'end', promotion })}
          />
        ))}
      </Cards>
      {dialog?.what === 'edit' && (
        <PromotionEditor promotion={dialog.promotion} categories={data.categories} onClose={close} />
      )}
      {dialog?.what === 'end' && (
        <Ask
          title={m.end_surely({ name: dialog.promotion.name })}
          doing={m.end()}
          danger
          work={() =>
            api.deskPromotions.end({
              shop: shop?.id,
              promotionId: dialog.promotion.id,
              version: dialog.promotion.version,
            })
          }
          onClose={close}
        >
          <p>{m.end_what()}</p>
        </Ask>
      )}
    </>
  );
}

const tones: Record<DeskPromotion['state'], BadgeTone> = {
  running: 'good',
  planned: 'waiting',
  ended: 'neutral',
};

const names = { running: m.running, planned: m.planned, ended: m.ended };

function PromotionCard({
  promotion,
  onEdit,
  onEnd,
}: {
  promotion: DeskPromotion;
  onEdit: () => void;
  onEnd: () => void;
}) {
  const { name, state, uses, maxUses, given, categoryNames, shopNames } = promotion;
  const { shop } = useDesk();
  const shops = shop ? [] : shopNames;
  return (
    <Card title={name} beside={<Badge tone={tones[state]}>{names[state]()}</Badge>}>
      <p>{offerText({ ...promotion, categories: categoryNames, shops })}</p>
      <p className={styles.soft}>
        <Dotted words={[wayOf(promotion), timeOf(promotion)]} />
      </p>
      <p className={styles.soft}>
        <Dotted
          words={[
            maxUses === null ? m.uses({ count: uses }) : m.uses_of({ count: uses, max: maxUses }),
            m.given({ amount: formatRupees(given) }),
          ]}
        />
      </p>
      {state !== 'ended' && (
        <p className={styles.buttons}>
          <Button size="small" variant="secondary" aria-label={m.edit_named({ name })} onClick={onEdit}>
            {m.edit()}
          </Button>
          <Button size="small" variant="quiet" aria-label={m.end_named({ name })} onClick={onEnd}>
            {m.end()}
          </Button>
        </p>
      )}
    </Card>
  );
}

function wayOf({ way, code, giftDays }: DeskPromotion): string {
  if (way === 'code') return m.needs_code({ code });
  return way === 'gift' ? m.comes_with_orders({ days: giftDays ?? 0 }) : m.applies_itself();
}

function timeOf({ startsAt, lastDay }: DeskPromotion): string {
  const date = mediumDate(startsAt);
  return lastDay === null ? m.since({ date }) : m.since_until({ date, until: mediumDate(lastDay) });
}
