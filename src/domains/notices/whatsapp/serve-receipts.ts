import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Clock, minute } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Settings } from '../../../settings/settings.ts';
import { readReceipts } from './read-receipts.ts';
import { keepReceipts } from './receipts.store.ts';
import { isSameSecret } from '../../../platform/is-same-secret.ts';

/** The path to which Meta sends receipts. */
export const receiptsPath = '/webhooks/whatsapp';

/** Meta sends at most a thousand statuses at once, of about 500 bytes each. */
const bodyLimit = 1_048_576;

/** A receipt may arrive before the answer to its message did. Meta is asked to retry during this time (ms). */
const early = minute;

type Secrets = NonNullable<NonNullable<Settings['whatsapp']>['receipts']>;

/**
 * Receives receipts for WhatsApp messages (R-NOTICE-8, record 200). GET verifies the URL for Meta; POST is signed
 * over its raw body. Each is processed at once: it is one statement, and Meta retries for days until it gets a 200.
 */
export async function serveReceipts(
  app: FastifyInstance,
  { db, clock, secrets }: { db: Database; clock: Clock; secrets: Secrets },
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, callback) =>
      callback(null, body),
    );
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
    });
    scope.get<{ Querystring: Record<string, unknown> }>(receiptsPath, ({ query }, reply) => {
      const { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': challenge } = query;
      const isMeta =
        mode === 'subscribe' && typeof token === 'string' && isSameSecret(token, secrets.verifyToken);
      // Only a challenge that cannot be markup is echoed.
      const isWord = typeof challenge === 'string' && /^[\w-]{1,200}$/.test(challenge);
      return isMeta && isWord ? reply.send(challenge) : reply.code(403).send('');
    });
    scope.post<{ Body?: Buffer }>(receiptsPath, async ({ headers, body = Buffer.alloc(0) }, reply) => {
      const signature = `sha256=${createHmac('sha256', secrets.appSecret).update(body).digest('hex')}`;
      const sent = headers['x-hub-signature-256'];
      if (typeof sent !== 'string' || !isSameSecret(sent, signature)) return reply.code(401).send('');
      const receipts = readReceipts(parseBody(body));
      if (!receipts) return reply.code(400).send('');
      const unknown = new Set(await keepReceipts(db, receipts));
      const since = clock.now().getTime() - early;
      const isEarly = receipts.some(({ carrierId, at }) => unknown.has(carrierId) && at.getTime() > since);
      return reply.code(isEarly ? 503 : 200).send('');
    });
  });
}

function parseBody(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}
