import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { unsubscribe } from './unsubscribe.ts';
import type { UnsubscribeTokens } from './unsubscribe-token.ts';

/** The path that a mail's `List-Unsubscribe` header links to. */
export const oneClickPath = '/unsubscribe/one-click';

/** A mail program posts one line, as a form in either encoding. */
const bodyLimit = 2_048;

/**
 * Unsubscribes from a group's e-mails when a mail program posts `List-Unsubscribe=One-Click` (RFC 8058), without
 * cookies or a login. A GET is redirected to the page with the button.
 */
export async function serveOneClick(
  app: FastifyInstance,
  { db, tokens }: { db: Database; tokens: UnsubscribeTokens },
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, callback) =>
      callback(null, body),
    );
    scope.get<{ Params: { token: string } }>(`${oneClickPath}/:token`, ({ params: { token } }, reply) =>
      reply.redirect(`/unsubscribe?token=${encodeURIComponent(token)}`, 303),
    );
    scope.post<{ Params: { token: string }; Body?: string }>(
      `${oneClickPath}/:token`,
      async ({ params: { token }, body = '' }, reply) => {
        reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
        if (!/List-Unsubscribe[^]{0,60}One-Click/.test(body)) return reply.code(400).send('');
        const callback = await unsubscribe(db, tokens, token);
        return reply.code(isRefusal(callback) ? 404 : 200).send('');
      },
    );
  });
}
