import * as m from '#messages/desk-promotions';
import type { Faults } from '../../../ui/form/refusal.ts';
import { Select } from '../../../ui/select/select.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { PromotionDraft } from './promotion-draft.ts';

interface Props {
  readonly draft: PromotionDraft;
  readonly faults: Faults;
  readonly set: (over: Partial<PromotionDraft>) => void;
  /** Gift coupons are the market's alone. */
  readonly isMarket: boolean;
}

/** How a new offer comes to an order: by itself, by a code, or as a coupon with every paid order. */
export function WayFields({ draft, faults, set, isMarket }: Props) {
  return (
    <>
      <Select
        label={m.how()}
        value={draft.way}
        onChange={(event) => set({ way: event.target.value as PromotionDraft['way'] })}
      >
        <option value="itself">{m.by_itself()}</option>
        <option value="code">{m.by_code()}</option>
        {isMarket && <option value="gift">{m.as_gift()}</option>}
      </Select>
      {draft.way === 'code' && (
        <TextField
          label={m.code()}
          hint={m.code_hint()}
          maxLength={20}
          autoCapitalize="characters"
          value={draft.code}
          error={faults.code}
          onChange={(event) => set({ code: event.target.value.toUpperCase() })}
        />
      )}
      {draft.way === 'gift' && (
        <TextField
          inputMode="numeric"
          label={m.days()}
          value={draft.giftDays}
          error={faults.giftDays}
          onChange={(event) => set({ giftDays: event.target.value })}
        />
      )}
    </>
  );
}
