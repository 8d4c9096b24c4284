import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../domains/accounts/accounts.ts';
import type { Tell } from '../domains/chat/chat.ts';
import { liveChat } from '../domains/chat/live-chat.ts';
import { liveNews, type TellShop } from '../domains/notices/live-news.ts';
import { liveMessages, type TellOperators } from '../domains/support/live-messages.ts';
import type { FindVisitor } from '../http/read-visit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Connection, Database } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import type { Settings } from '../settings/settings.ts';
import type { Broker } from '../realtime/broker.ts';
import { postgresBroker } from '../realtime/postgres-broker.ts';
import { openSocket } from './open-socket.ts';

/** The ways for use-cases to notify connected browsers. */
export interface Live {
  readonly tell: Tell;
  readonly tellOperators: TellOperators;
  readonly tellShop: TellShop;
  readonly sessionsEnded: Accounts['sessionsEnded'];
  /** Number of browsers connected to this process. */
  readonly sockets: () => number;
}

interface LiveNeeds {
  readonly settings: Settings;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly connection?: Connection;
  readonly broker?: Broker | undefined;
}

/** Opens the socket and its updates; without a database connection there are none. */
export function openLive(app: FastifyInstance, needs: LiveNeeds, findVisitor: FindVisitor): Live {
  if (!needs.connection)
    return {
      tell: () => {},
      tellOperators: () => {},
      tellShop: () => {},
      sessionsEnded: () => {},
      sockets: () => 0,
    };
  const broker = needs.broker ?? postgresBroker(needs.connection, needs.log);
  const hub = openSocket(app, needs, broker, findVisitor);
  return {
    tell: liveChat({ db: needs.db, hub, log: needs.log }),
    tellOperators: liveMessages(hub),
    tellShop: liveNews(hub),
    sessionsEnded: (ids) => hub.closeSocketsOf(ids),
    sockets: () => hub.count(),
  };
}
