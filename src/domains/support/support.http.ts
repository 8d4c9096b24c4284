import type { Handlers } from '../../platform/call.ts';
import { type Support, sendContactMessage } from './send-contact-message.ts';
import type { supportCalls } from './support.calls.ts';

export function supportHandlers(support: Support): Handlers<typeof supportCalls> {
  return { contact: (input, visit) => sendContactMessage(support, input, visit) };
}
