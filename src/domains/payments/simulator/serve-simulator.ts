import * as m from '#messages/simulator';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { payInSimulator, type Press, type Simulator } from './pay-in-simulator.ts';
import {
  askDocument,
  brokenDocument,
  doneDocument,
  simulatorStyle,
  simulatorStylePath,
} from './simulator-pages.ts';
import { findSimulatedPayment, listSimulatedPayments } from './simulator.store.ts';
import { readUpiRequest } from './upi-request.ts';

const presses = new Set<string>(['pay', 'decline', 'lose'] satisfies Press[]);

/** Demo mode only: `/dev/upi`, the simulated payment app, and `/dev/gateway/orders/<id>`, its status look-up. */
export async function serveSimulator(app: FastifyInstance, simulator: Simulator): Promise<void> {
  const { db } = simulator;
  // Form parsing is limited to this scope.
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 8 * 1_024 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );

    scope.get('/dev/upi', async (request, reply) => {
      const upi = readUpiRequest(new URL(request.url, 'http://simulator').searchParams);
      if (!upi) return html(reply, 400, brokenDocument(m.link_incomplete()));
      return html(reply, 200, askDocument(upi, await listSimulatedPayments(db, upi.orderId)));
    });

    scope.post('/dev/upi', async (request, reply) => {
      const site = request.headers['sec-fetch-site'];
      if (site !== undefined && site !== 'same-origin' && site !== 'none')
        return html(reply, 403, brokenDocument(m.from_another_site()));
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const [upi, press] = [readUpiRequest(form), form.get('press') ?? ''];
      if (!upi || !presses.has(press)) return html(reply, 400, brokenDocument(m.link_incomplete()));
      const paymentId = await payInSimulator(simulator, upi, press as Press);
      return reply.redirect(`/dev/upi/done/${paymentId}`, 303);
    });

    scope.get<{ Params: { paymentId: string } }>('/dev/upi/done/:paymentId', async (request, reply) => {
      const payment = await findSimulatedPayment(db, request.params.paymentId.replaceAll('\0', ''));
      if (!payment) return html(reply, 404, brokenDocument(m.no_such_payment()));
      return html(reply, 200, doneDocument(payment));
    });

    scope.get<{ Params: { orderId: string } }>('/dev/gateway/orders/:orderId', async (request, reply) => {
      const payments = await listSimulatedPayments(db, request.params.orderId.replaceAll('\0', ''));
      reply.header('cache-control', 'no-store');
      return {
        payments: payments.map(({ paymentId, status, amountPaise, currency, payee, utr }) => ({
          payment_id: paymentId,
          status,
          amount_paise: amountPaise,
          currency,
          payee,
          utr,
        })),
      };
    });

    scope.get(simulatorStylePath, (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(simulatorStyle),
    );
  });
}

function html(reply: FastifyReply, status: number, document: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(document);
}
