import type { FastifyInstance, InjectOptions } from 'fastify';

/** Makes API calls as a user: `by` has a session's cookie, or nothing for a guest. */
export function callsOf(app: FastifyInstance) {
  return async function call(
    by: { cookie: string } | null,
    method: NonNullable<InjectOptions['method']>,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: Record<string, unknown> }> {
    const answer = await app.inject({
      method,
      url: `/api${path}`,
      headers: { ...(by ? { cookie: by.cookie } : {}), ...headers },
      ...(body ? { payload: body } : {}),
    });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };
}

/** Counts answers by status: `{201: 1, 409: 19}`. */
export function countStatuses(answers: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
