import { useState } from 'react';
import * as m from '#messages/desk-promotions';
import { dayOf } from '../../../domains/staff/day-of.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import type { Faults } from '../../../ui/form/refusal.ts';
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
  promotionOf,
} from './promotion-draft.ts';
import styles from './promotions.module.css';
import { WayFields } from './way-fields.tsx';

interface Props {
  readonly promotion: DeskPromotion | null;
  readonly categories: DeskPromotions['categories'];
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
}

/** Adds an offer, or changes one; how it comes to an order is said once. */
export function PromotionEditor({ promotion, categories, onClose, onDone }: Props) {
  const { api, shop, shops } = useDesk();
  const [draft, setDraft] = useState(() => draftOf(promotion, dayOf(new Date())));
  const set = (over: Partial<PromotionDraft>) => setDraft({ ...draft, ...over });
  const save = () =>
    promotion
      ? api.deskPromotions.edit({
          shop: shop?.id,
          promotionId: promotion.id,
          version: promotion.version,
          ...promotionOf(draft),
        })
      : api.deskPromotions.add({ shop: shop?.id, ...newPromotionOf(draft) });
  // Chosen from lists, these have no fault of their own.
  const { categories: _categories, shops: _shops, ...asked } = draft;
  return (
    <FormDialog
      as="sheet"
      title={promotion ? m.edit_named({ name: promotion.name }) : m.add()}
      doing={m.save()}
      asked={asked}
      work={save}
      onClose={onClose}
      onDone={onDone}
      onRefused={onDone}
    >
      {(faults) => (
        <>
          <TextField
            label={m.name()}
            hint={m.name_hint()}
            maxLength={60}
            value={draft.name}
            error={faults.name}
            onChange={(event) => set({ name: event.target.value })}
          />
          {!promotion && <WayFields {...{ draft, faults, set }} isMarket={!shop} />}
          <SavingFields {...{ draft, faults, set }} isMarket={!shop} />
          <ChosenNames
            legend={m.categories()}
            all={categories}
            chosen={draft.categories}
            onChange={(chosen) => set({ categories: chosen })}
          />
          {!shop && (
            <ChosenNames
              legend={m.shops()}
              all={shops}
              chosen={draft.shops}
              onChange={(chosen) => set({ shops: chosen })}
            />
          )}
          <Checkbox
            label={m.first_order()}
            checked={draft.firstOrderOnly}
            onChange={(event) => set({ firstOrderOnly: event.target.checked })}
          />
          <BoundFields {...{ draft, faults, set }} />
        </>
      )}
    </FormDialog>
  );
}

interface Fields {
  readonly draft: PromotionDraft;
  readonly faults: Faults;
  readonly set: (over: Partial<PromotionDraft>) => void;
}

type Typed = 'value' | 'cap' | 'fromRupees' | 'firstDay' | 'lastDay' | 'maxUses' | 'maxUsesEach';
const field = ({ draft, faults, set }: Fields, name: Typed) => ({
  value: draft[name],
  error: faults[name],
  onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
});

/** What it takes off, and from what. */
function SavingFields({ isMarket, ...fields }: Fields & { readonly isMarket: boolean }) {
  const { kind } = fields.draft;
  const money = { inputMode: 'numeric', before: '₹' } as const;
  return (
    <>
      <Select
        label={m.kind()}
        value={kind}
        onChange={(event) => fields.set({ kind: event.target.value as PromotionDraft['kind'] })}
      >
        <option value="percent">{m.kind_percent()}</option>
        <option value="rupees">{m.kind_rupees()}</option>
        {isMarket && <option value="delivery">{m.kind_delivery()}</option>}
      </Select>
      <div className={styles.pair}>
        {kind === 'percent' && (
          <TextField inputMode="numeric" label={m.percent()} {...field(fields, 'value')} />
        )}
        {kind === 'rupees' && <TextField {...money} label={m.rupees()} {...field(fields, 'value')} />}
        {kind === 'percent' && <TextField {...money} label={m.cap()} optional {...field(fields, 'cap')} />}
      </div>
      <TextField {...money} label={m.from()} hint={m.from_hint()} optional {...field(fields, 'fromRupees')} />
    </>
  );
}

/** When, and how often. */
function BoundFields(fields: Fields) {
  return (
    <>
      <div className={styles.pair}>
        <TextField type="date" label={m.starts()} {...field(fields, 'firstDay')} />
        <TextField type="date" label={m.ends()} hint={m.ends_hint()} optional {...field(fields, 'lastDay')} />
      </div>
      <div className={styles.pair}>
        <TextField
          inputMode="numeric"
          label={m.max_uses()}
          hint={m.any_number()}
          optional
          {...field(fields, 'maxUses')}
        />
        <TextField
          inputMode="numeric"
          label={m.max_uses_each()}
          hint={m.any_number()}
          optional
          {...field(fields, 'maxUsesEach')}
        />
      </div>
    </>
  );
}
