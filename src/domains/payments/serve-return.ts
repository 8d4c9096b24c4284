import type { FastifyInstance } from 'fastify';

/**
 * Where a provider's page posts the customer back: redirects to the result page. The form's content is ignored,
 * because the browser could forge it; webhook and look-up decide whether the order is paid.
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
