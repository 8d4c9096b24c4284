import type { FastifyInstance } from 'fastify';

/**
 * Where a provider's own page sends the customer back to, by a form: on to the result page. What the form says is not
 * read, since a customer's browser carries it; the webhook and the look-up say whether the order is paid.
 */
export async function serveReturn(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16 * 1_024 },
      (_request, _body, done) => done(null, undefined),
    );
    scope.route<{ Params: { page: string; orderId: string } }>({
      method: ['GET', 'POST'],
      url: '/payment/return/:page/:orderId',
      handler: (request, reply) => {
        const { page, orderId } = request.params;
        const to = page === 'confirm' ? 'confirm' : 'failure';
        return reply.redirect(`/payment/${to}?orderId=${encodeURIComponent(orderId)}`, 303);
      },
    });
  });
}
