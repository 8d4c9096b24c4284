import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** The icon in the browser's tab, at the address that every document names. */
export async function serveIcon(app: FastifyInstance): Promise<void> {
  const icon = await readFile(join(import.meta.dirname, '../web/favicon.svg'));
  app.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(icon),
  );
}
