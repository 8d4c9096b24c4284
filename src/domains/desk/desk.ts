import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Objects } from '../../platform/objects/objects.ts';
import type { Tell } from '../chat/chat.ts';
import type { TellOperators } from '../support/live-messages.ts';

/** What the desk's use-cases stand on. */
export interface Desk {
  readonly db: Database;
  readonly clock: Clock;
  /** Name of the cookie that carries a session of the desk. */
  readonly cookie: string;
  /** Where pictures that are sent to the desk are kept. */
  readonly objects: Objects;
  /** The shop's own origin, for addresses that leave it. */
  readonly publicUrl: string;
  /** The shop's own UPI address. */
  readonly payee: string;
  /** Milliseconds in which a customer may pay again after a UTR was rejected. */
  readonly unpaidOrderTtl: number;
  /** Tells whoever is connected what was said in a chat. */
  readonly tell: Tell;
  /** Tells operators who are connected that something happened to a message of the contact form. */
  readonly tellOperators: TellOperators;
}
