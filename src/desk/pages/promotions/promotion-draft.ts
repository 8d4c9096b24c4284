import type { DeskApi } from '../../../calls.ts';
import type { useForm } from '../../../ui/form/use-form.ts';

export type DeskPromotions = Awaited<ReturnType<DeskApi['deskPromotions']['list']>>;
export type DeskPromotion = DeskPromotions['promotions'][number];

/** An offer while it is edited: numbers as typed, '' for none. */
export interface PromotionDraft {
  readonly name: string;
  readonly way: DeskPromotion['way'];
  readonly code: string;
  readonly giftDays: string;
  readonly kind: DeskPromotion['kind'];
  readonly value: string;
  readonly cap: string;
  readonly fromRupees: string;
  readonly categories: readonly string[];
  readonly shops: readonly string[];
  readonly firstOrderOnly: boolean;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly maxUses: string;
  readonly maxUsesEach: string;
}

/** The form state of an offer. */
export type PromotionForm = ReturnType<typeof useForm<PromotionDraft>>;

const textOf = (number: number | null) => (number === null ? '' : String(number));

/** @param today the date in India, YYYY-MM-DD */
export function draftOf(promotion: DeskPromotion | null, today: string): PromotionDraft {
  return {
    name: promotion?.name ?? '',
    way: promotion?.way ?? 'itself',
    code: promotion?.code ?? '',
    giftDays: textOf(promotion?.giftDays ?? 90),
    kind: promotion?.kind ?? 'percent',
    value: textOf(promotion?.value ?? null),
    cap: textOf(promotion?.cap ?? null),
    fromRupees: textOf(promotion?.fromRupees || null),
    categories: promotion?.categories ?? [],
    shops: promotion?.shops ?? [],
    firstOrderOnly: promotion?.firstOrderOnly ?? false,
    firstDay: promotion?.firstDay ?? today,
    lastDay: promotion?.lastDay ?? '',
    maxUses: textOf(promotion?.maxUses ?? null),
    maxUsesEach: textOf(promotion?.maxUsesEach ?? null),
  };
}

const number = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
const optional = (text: string) => (text.trim() === '' ? null : Number(text));

/** The offer as it is sent. The server refuses what is not a number, and the form shows that beside the field. */
export function promotionOf(draft: PromotionDraft) {
  const isDelivery = draft.kind === 'delivery';
  return {
    name: draft.name,
    kind: draft.kind,
    value: isDelivery ? 0 : number(draft.value),
    cap: draft.kind === 'percent' ? optional(draft.cap) : null,
    fromRupees: optional(draft.fromRupees) ?? 0,
    categories: [...draft.categories],
    shops: [...draft.shops],
    firstOrderOnly: draft.firstOrderOnly,
    firstDay: draft.firstDay,
    lastDay: draft.lastDay || null,
    maxUses: optional(draft.maxUses),
    maxUsesEach: optional(draft.maxUsesEach),
  };
}

/** A new offer as it is sent. */
export const newPromotionOf = (draft: PromotionDraft) => ({
  ...promotionOf(draft),
  way: draft.way,
  code: draft.way === 'code' ? draft.code : '',
  giftDays: draft.way === 'gift' ? number(draft.giftDays) : null,
});
