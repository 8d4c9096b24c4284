import * as m from '#messages/chat';
/** A message on its way, or one that did not get through. */
export interface Unsent {
  /** The same for every try: it is stored once. */
  readonly clientId: string;
  readonly text: string;
  readonly productId?: string | undefined;
  readonly orderId?: string | undefined;
  readonly picture?: { readonly file: File; readonly preview: string } | undefined;
  /** Of a picture: the share that has gone, 0 to 1. */
  readonly progress?: number | undefined;
  /** Why it did not get through, as a sentence. */
  readonly failed?: string | undefined;
  /** The shop could not be reached: it is tried again as soon as it can. */
  readonly waits?: boolean | undefined;
}

const nameOf = (conversation: string) => `chat-unsent:${conversation}`;

/** What did not get through before the page was left or loaded again. Pictures are not kept. */
export function keptUnsent(conversation: string): Unsent[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(nameOf(conversation)) ?? '[]') as Unsent[];
    return kept.map((one) => ({ ...one, failed: m.not_sent_yet(), waits: true }));
  } catch {
    return [];
  }
}

export function keepUnsent(conversation: string, unsent: readonly Unsent[]): void {
  const kept = unsent
    .filter(({ picture }) => !picture)
    .map(({ clientId, text, productId, orderId }) => ({ clientId, text, productId, orderId }));
  try {
    if (kept.length) sessionStorage.setItem(nameOf(conversation), JSON.stringify(kept));
    else sessionStorage.removeItem(nameOf(conversation));
  } catch {
    // A browser that keeps nothing still sends.
  }
}
