import * as m from '#messages/desk-promotions';
import { Select } from '../../../ui/select/select.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { PromotionDraft, PromotionForm } from './promotion-draft.ts';

interface Props extends Pick<PromotionForm, 'text' | 'set'> {
  readonly way: PromotionDraft['way'];
  /** Only the market can have gift coupons. */
  readonly isMarket: boolean;
}

/** How a new offer comes to an order: automatically, by a code, or as a coupon given with every paid order. */
export function WayFields({ text, set, way, isMarket }: Props) {
  return (
    <>
      <Select label={m.how()} {...text('way')}>
        <option value="itself">{m.by_itself()}</option>
        <option value="code">{m.by_code()}</option>
        {isMarket && <option value="gift">{m.as_gift()}</option>}
      </Select>
      {way === 'code' && (
        <TextField
          label={m.code()}
          hint={m.code_hint()}
          maxLength={40}
          autoCapitalize="characters"
          {...text('code')}
          onChange={(event) => set({ code: event.target.value.toUpperCase() })}
        />
      )}
      {way === 'gift' && <TextField inputMode="numeric" label={m.days()} {...text('giftDays')} />}
    </>
  );
}
