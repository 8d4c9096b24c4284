import type { FastifyInstance } from 'fastify';
import { askNow } from './ask-provider.ts';
import type { Asking } from './asking.ts';

/**
 * The address to which a provider's page returns the customer. The form never marks an order paid: if the provider
 * signed it, the shop asks the provider at once; any other form redirects and changes nothing.
 */
export async function serveReturn(app: FastifyInstance, asking: Asking): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16 * 1_024 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.route<{ Params: { page: string; orderId: string }; Body: URLSearchParams | undefined }>({
      method: ['GET', 'POST'],
      url: '/payment/return/:page/:orderId',
      handler: async ({ params: { page, orderId }, body = new URLSearchParams() }, reply) => {
        const outcome = page === 'confirm' ? await read(asking, orderId, body) : 'closed';
        return reply.redirect(nextPage(outcome, encodeURIComponent(orderId)), 303);
      },
    });
  });
}

async function read(asking: Asking, orderId: string, form: URLSearchParams) {
  const outcome = (await asking.provider.readReturn?.(orderId, form)) ?? 'unproven';
  if (outcome === 'signed') await askNow(asking, orderId);
  return outcome;
}

/** Without a payment, the customer goes back to the page with the other ways to pay. */
const nextPage = (outcome: 'signed' | 'refused' | 'unproven' | 'closed', orderId: string): string =>
  outcome === 'refused' || outcome === 'closed'
    ? `/payment?orderId=${orderId}&checkout=${outcome}`
    : `/payment/confirm?orderId=${orderId}`;
