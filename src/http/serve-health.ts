import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../platform/database.ts';
import { refuse } from '../platform/failure.ts';
import { sendFailure } from './send-failure.ts';

/** `/healthz`: the process is up. `/readyz`: the database answers. */
export function serveHealth(app: FastifyInstance, db: Database): void {
  app.get('/healthz', () => ({ status: 'up' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { status: 'ready' };
    } catch (error) {
      app.log.warn({ err: error }, 'The database does not answer');
      return sendFailure(
        reply,
        refuse('unavailable', { error: 'The database does not answer', retryAfter: 2 }),
      );
    }
  });
}
