import * as m from '#messages/refusals';
import type { FastifyInstance } from 'fastify';
import { type Database, execute } from '../platform/database.ts';
import { refuse } from '../platform/refusal.ts';
import { sendRefusal } from './send-refusal.ts';

/**
 * `/healthz`: the process is up. `/readyz`: the database answers, and background loading is complete.
 * @param isLoaded whether loading is complete; it may wait a moment when that is near
 */
export function serveHealth(app: FastifyInstance, db: Database, isLoaded: () => Promise<boolean>): void {
  app.get('/healthz', () => ({ status: 'up' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await execute(db)`select 1`;
      if (await isLoaded()) return { status: 'ready' };
      return sendRefusal(reply, refuse('unavailable', { error: m.index_unread(), retryAfter: 2 }));
    } catch (error) {
      app.log.warn({ err: error }, 'The database does not answer');
      return sendRefusal(reply, refuse('unavailable', { error: m.database_silent(), retryAfter: 2 }));
    }
  });
}
