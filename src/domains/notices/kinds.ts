/** The groups in which customers choose notices and unsubscribe from them. */
export const noticeGroups = ['orders', 'messages', 'wishes'] as const;
export type NoticeGroup = (typeof noticeGroups)[number];

/** The channels out of the shop. The list in the account is not one of them: notices are always shown there. */
export const channels = ['email', 'sms', 'whatsapp', 'push'] as const;
export type Channel = (typeof channels)[number];

interface Kind {
  readonly group: NoticeGroup;
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
} as const satisfies Record<string, Kind>;
export type NoticeKind = keyof typeof noticeKinds;

/** Whether a message is for a notice, rather than an OTP, for example. */
export const isNotice = (kind: string): kind is NoticeKind => Object.hasOwn(noticeKinds, kind);

/** The rules of a kind. */
export const kindOf = (kind: NoticeKind): Kind => noticeKinds[kind];

export const kindsOf = (group: NoticeGroup): NoticeKind[] =>
  (Object.keys(noticeKinds) as NoticeKind[]).filter((kind) => noticeKinds[kind].group === group);

/**
 * Channels that are on by default. Push is on because each device asks for permission itself. WhatsApp needs a
 * consent (R-NOTICE-6).
 */
const given: Record<Channel, readonly NoticeGroup[]> = {
  email: noticeGroups,
  sms: ['orders'],
  whatsapp: [],
  push: noticeGroups,
};

/** A customer's saved choice. */
export interface Choice {
  readonly group: NoticeGroup;
  readonly channel: Channel;
  readonly wanted: boolean;
}

/** Whether a customer wants a group's notices on a channel. */
export function isWanted(choices: readonly Choice[], group: NoticeGroup, channel: Channel): boolean {
  const chosen = choices.find((choice) => choice.group === group && choice.channel === channel);
  return chosen?.wanted ?? given[channel].includes(group);
}

/** Every group on every channel, as chosen or by default. */
export const allChoices = (choices: readonly Choice[]): Choice[] =>
  noticeGroups.flatMap((group) =>
    channels.map((channel) => ({ group, channel, wanted: isWanted(choices, group, channel) })),
  );
