/** The groups in which customers choose notices and unsubscribe from them. */
export const noticeGroups = ['orders', 'messages', 'wishes'] as const;
export type NoticeGroup = (typeof noticeGroups)[number];

/** The groups in which a shop chooses what it is told. */
export const shopGroups = ['selling', 'asking', 'stock'] as const;
export type ShopGroup = (typeof shopGroups)[number];
export type AnyGroup = NoticeGroup | ShopGroup;

/** The channels out of the shop. The list in the account is not one of them: notices are always shown there. */
export const channels = ['email', 'sms', 'whatsapp', 'push'] as const;
export type Channel = (typeof channels)[number];

interface Kind<Group extends AnyGroup> {
  readonly group: Group;
  /** Sent by text, plus e-mail. Other kinds go by e-mail, and by text if that fails. */
  readonly textFirst?: true;
  /** What waits for the morning (R-NOTICE-3). `rings` means that only channels that make a sound wait. */
  readonly waits: 'everything' | 'nothing' | 'rings';
}

/** Every kind of notice. To add one, add a line here and its name at the desk (`notice-card.tsx`). */
export const noticeKinds = {
  ordered: { group: 'orders', textFirst: true, waits: 'nothing' },
  paid: { group: 'orders', textFirst: true, waits: 'nothing' },
  payment_refused: { group: 'orders', waits: 'rings' },
  cancelled: { group: 'orders', waits: 'rings' },
  packed: { group: 'orders', waits: 'rings' },
  on_its_way: { group: 'orders', textFirst: true, waits: 'rings' },
  delivered: { group: 'orders', waits: 'nothing' },
  not_delivered: { group: 'orders', waits: 'rings' },
  refunded: { group: 'orders', waits: 'rings' },
  return_step: { group: 'orders', waits: 'rings' },
  message: { group: 'messages', waits: 'everything' },
  answer: { group: 'messages', waits: 'everything' },
  back_in_stock: { group: 'wishes', waits: 'everything' },
  price_drop: { group: 'wishes', waits: 'everything' },
  delivery_here: { group: 'wishes', waits: 'everything' },
} as const satisfies Record<string, Kind<NoticeGroup>>;
export type NoticeKind = keyof typeof noticeKinds;

/** What a shop is told. An order and a promise that nears cannot wait for the morning. */
export const shopNoticeKinds = {
  new_order: { group: 'selling', waits: 'nothing' },
  promise_near: { group: 'selling', waits: 'nothing' },
  payment_disputed: { group: 'selling', waits: 'rings' },
  new_message: { group: 'asking', waits: 'rings' },
  new_question: { group: 'asking', waits: 'rings' },
  new_return: { group: 'asking', waits: 'rings' },
  new_review: { group: 'asking', waits: 'rings' },
  low_stock: { group: 'stock', waits: 'rings' },
} as const satisfies Record<string, Kind<ShopGroup>>;
export type ShopNoticeKind = keyof typeof shopNoticeKinds;
export type AnyKind = NoticeKind | ShopNoticeKind;

const allKinds: Record<AnyKind, Kind<AnyGroup>> = { ...noticeKinds, ...shopNoticeKinds };

/** Whether a message is for a notice, rather than an OTP, for example. */
export const isNotice = (kind: string): kind is AnyKind => Object.hasOwn(allKinds, kind);

/** The rules of a kind. */
export const kindOf = (kind: AnyKind): Kind<AnyGroup> => allKinds[kind];

export const isShopGroup = (group: AnyGroup): group is ShopGroup =>
  (shopGroups as readonly AnyGroup[]).includes(group);

export const kindsOf = (group: AnyGroup): AnyKind[] =>
  (Object.keys(allKinds) as AnyKind[]).filter((kind) => allKinds[kind].group === group);

/**
 * Channels that are on by default. Push is on because each device asks for permission itself. WhatsApp needs a
 * consent (R-NOTICE-6).
 */
const onByDefault: Record<Channel, readonly AnyGroup[]> = {
  email: [...noticeGroups, ...shopGroups],
  sms: ['orders'],
  whatsapp: [],
  push: [...noticeGroups, ...shopGroups],
};

/** A saved choice of a customer, or of a shop. */
export interface Choice<Group extends AnyGroup = NoticeGroup> {
  readonly group: Group;
  readonly channel: Channel;
  readonly wanted: boolean;
}

/** Whether a customer or shop wants a group's notices on a channel. */
export function isWanted(choices: readonly Choice<AnyGroup>[], group: AnyGroup, channel: Channel): boolean {
  const choiceOfGroup = choices.find((choice) => choice.group === group && choice.channel === channel);
  return choiceOfGroup?.wanted ?? onByDefault[channel].includes(group);
}

/** Each of these groups on every channel, as chosen or by default. */
export const allChoices = <Group extends AnyGroup>(
  groups: readonly Group[],
  choices: readonly Choice<Group>[],
): Choice<Group>[] =>
  groups.flatMap((group) =>
    channels.map((channel) => ({ group, channel, wanted: isWanted(choices, group, channel) })),
  );
