import type { FastifyInstance } from 'fastify';
import { listOpenSessions } from '../domains/accounts/session.store.ts';
import type { FindVisitor } from '../http/read-visit.ts';
import { hasTwoHosts } from '../http/plain-headers.ts';
import { isForeign } from '../http/refuse-cross-origin.ts';
import { cookieName, sessionCookies } from '../platform/cookie-names.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import type { Settings } from '../settings/settings.ts';
import type { Broker } from '../realtime/broker.ts';
import type { Hub } from '../realtime/hub.ts';
import { openHub } from '../realtime/open-hub.ts';
import { findPerson } from '../realtime/person.ts';

/** Opens the socket on the app's server. It is closed before the server, whose close would wait for it. */
export function openSocket(
  app: FastifyInstance,
  { settings, db, clock, log }: { settings: Settings; db: Database; clock: Clock; log: Log },
  broker: Broker,
  findVisitor: FindVisitor,
): Hub {
  const cookies = {
    shop: cookieName(settings.publicUrl, sessionCookies.shop),
    desk: cookieName(settings.publicUrl, sessionCookies.desk),
  };
  const hub = openHub({
    server: app.server,
    broker,
    db,
    log,
    // Socket.IO answers before the server looks at its hosts.
    isRefused: (request) => hasTwoHosts(request) || isForeign(request.headers, settings.publicUrl),
    findPerson: (cookieHeader, auth) =>
      findPerson({ cookies, findVisitor }, app.parseCookie(cookieHeader), auth),
    openSessions: (ids) => listOpenSessions(db, ids, clock.now()),
  });
  app.addHook('preClose', () => hub.stop());
  return hub;
}
