import type { FastifyReply } from 'fastify';
import { failureBody, failures, type Refusal } from '../platform/failure.ts';

/** Sends a refusal: status, JSON body, and Retry-After where waiting helps. */
export function sendFailure(reply: FastifyReply, failure: Refusal): FastifyReply {
  const status = failures[failure.refused][0];
  const wait = failure.retryAfter ?? (status === 429 ? 30 : status === 503 ? 2 : undefined);
  if (wait !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(wait)));
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failureBody(failure)));
}
