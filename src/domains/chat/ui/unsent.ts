import * as m from '#messages/chat';
/** A message being sent, or one that failed. */
export interface OutgoingMessage {
  /** The same for every attempt, so that the message is stored once. */
  readonly clientId: string;
  readonly text: string;
  readonly productId?: string | undefined;
  readonly orderId?: string | undefined;
  readonly picture?: { readonly file: File; readonly preview: string } | undefined;
  /** Upload progress of a picture, 0 to 1. */
  readonly progress?: number | undefined;
  /** Why it failed, as a sentence. */
  readonly failed?: string | undefined;
  /** The shop was unreachable. Sent again when it is back. */
  readonly waits?: boolean | undefined;
}

const nameOf = (conversation: string) => `chat-unsent:${conversation}`;

/** Failed messages from before the page was left or reloaded. Pictures are not kept. */
export function keptUnsent(conversation: string): OutgoingMessage[] {
  try {
    const value = JSON.parse(sessionStorage.getItem(nameOf(conversation)) ?? '[]') as OutgoingMessage[];
    return value.map((one) => ({ ...one, failed: m.not_sent_yet(), waits: true }));
  } catch {
    return [];
  }
}

export function keepUnsent(conversation: string, messages: readonly OutgoingMessage[]): void {
  const storable = messages
    .filter(({ picture }) => !picture)
    .map(({ clientId, text, productId, orderId }) => ({ clientId, text, productId, orderId }));
  try {
    if (storable.length) sessionStorage.setItem(nameOf(conversation), JSON.stringify(storable));
    else sessionStorage.removeItem(nameOf(conversation));
  } catch {
    // Without storage, sending still works.
  }
}
