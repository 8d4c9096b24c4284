import type { FastifyReply } from 'fastify';
import { refusalBody, refusals, type Refusal } from '../platform/refusal.ts';

/** Sends a refusal: status, JSON body, and Retry-After when waiting helps. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const status = refusals[refusal.refused][0];
  const wait = refusal.retryAfter ?? (status === 429 ? 30 : status === 503 ? 2 : undefined);
  if (wait !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(wait)));
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(refusalBody(refusal)));
}
