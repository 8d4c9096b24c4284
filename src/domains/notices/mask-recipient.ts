import * as m from '#messages/push';
import type { Message } from './message.ts';

/** A masked recipient for the desk: enough to recognise, too little to write to. */
export function maskRecipient({ channel, recipient }: Pick<Message, 'channel' | 'recipient'>): string {
  if (channel === 'push') return m.a_device();
  if (channel !== 'email') return `${recipient.slice(0, 2)}••••••${recipient.slice(-2)}`;
  const [name = '', domain = ''] = recipient.split('@');
  return `${name.slice(0, 1)}•••@${domain}`;
}
