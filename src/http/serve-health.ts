import * as m from '#messages/refusals';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../platform/database.ts';
import { refuse } from '../platform/refusal.ts';
import { sendRefusal } from './send-refusal.ts';

/** `/healthz`: the process is up. `/readyz`: the database answers. */
export function serveHealth(app: FastifyInstance, db: Database): void {
  app.get('/healthz', () => ({ status: 'up' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { status: 'ready' };
    } catch (error) {
      app.log.warn({ err: error }, 'The database does not answer');
      return sendRefusal(reply, refuse('unavailable', { error: m.database_silent(), retryAfter: 2 }));
    }
  });
}
