import { useState } from 'react';
import * as m from '#messages/desk-promotions';
import { dayOf } from '../../../platform/india-time.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useDesk } from '../../session.tsx';
import { ChosenNames } from './chosen-names.tsx';
import {
  type DeskPromotion,
  type DeskPromotions,
  draftOf,
  newPromotionOf,
  type PromotionDraft,
  type PromotionForm,
  promotionOf,
} from './promotion-draft.ts';
import styles from './promotions.module.css';
import { WayFields } from './way-fields.tsx';

interface Props {
  readonly promotion: DeskPromotion | null;
  readonly categories: DeskPromotions['categories'];
  readonly onClose: () => void;
}

/** Adds or changes an offer. The way it comes to an order can only be set when it is added. */
export function PromotionEditor({ promotion, categories, onClose }: Props) {
  const { api, shop, shops } = useDesk();
  const [start] = useState(() => draftOf(promotion, dayOf(new Date())));
  const save = (draft: PromotionDraft) =>
    promotion
      ? api.deskPromotions.edit({
          shop: shop?.id,
          promotionId: promotion.id,
          version: promotion.version,
          ...promotionOf(draft),
        })
      : api.deskPromotions.add({ shop: shop?.id, ...newPromotionOf(draft) });
  return (
    <FormDialog
      about={promotion?.id ?? ''}
      as="sheet"
      title={promotion ? m.edit_named({ name: promotion.name }) : m.add()}
      doing={m.save()}
      start={start}
      work={save}
      onClose={onClose}
    >
      {({ text, set, values }) => (
        <>
          <TextField label={m.name()} hint={m.name_hint()} maxLength={60} {...text('name')} />
          {!promotion && <WayFields {...{ text, set }} way={values.way} isMarket={!shop} />}
          <SavingFields text={text} kind={values.kind} isMarket={!shop} />
          <ChosenNames
            legend={m.categories()}
            all={categories}
            chosen={values.categories}
            onChange={(selection) => set({ categories: selection })}
          />
          {!shop && (
            <ChosenNames
              legend={m.shops()}
              all={shops}
              chosen={values.shops}
              onChange={(selection) => set({ shops: selection })}
            />
          )}
          <Checkbox
            label={m.first_order()}
            checked={values.firstOrderOnly}
            onChange={(event) => set({ firstOrderOnly: event.target.checked })}
          />
          <BoundFields text={text} />
        </>
      )}
    </FormDialog>
  );
}

/** What the offer takes off, and from what. */
function SavingFields({
  text,
  kind,
  isMarket,
}: Pick<PromotionForm, 'text'> & { kind: PromotionDraft['kind']; isMarket: boolean }) {
  const money = { inputMode: 'numeric', before: '₹' } as const;
  return (
    <>
      <Select label={m.kind()} {...text('kind')}>
        <option value="percent">{m.kind_percent()}</option>
        <option value="rupees">{m.kind_rupees()}</option>
        {isMarket && <option value="delivery">{m.kind_delivery()}</option>}
      </Select>
      <div className={styles.pair}>
        {kind === 'percent' && <TextField inputMode="numeric" label={m.percent()} {...text('value')} />}
        {kind === 'rupees' && <TextField {...money} label={m.rupees()} {...text('value')} />}
        {kind === 'percent' && <TextField {...money} label={m.cap()} optional {...text('cap')} />}
      </div>
      <TextField {...money} label={m.from()} hint={m.from_hint()} optional {...text('fromRupees')} />
    </>
  );
}

/** The offer's dates and its limits of use. */
function BoundFields({ text }: Pick<PromotionForm, 'text'>) {
  const uses = { inputMode: 'numeric', hint: m.any_number(), optional: true } as const;
  return (
    <>
      <div className={styles.pair}>
        <TextField type="date" label={m.starts()} {...text('firstDay')} />
        <TextField type="date" label={m.ends()} hint={m.ends_hint()} optional {...text('lastDay')} />
      </div>
      <div className={styles.pair}>
        <TextField label={m.max_uses()} {...uses} {...text('maxUses')} />
        <TextField label={m.max_uses_each()} {...uses} {...text('maxUsesEach')} />
      </div>
    </>
  );
}
