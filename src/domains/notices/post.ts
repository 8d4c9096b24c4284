/** Timeout for a provider's answer, in milliseconds. */
const patience = 10_000;

/**
 * The provider did not accept the message. `permanent`: retrying cannot help. Never contains the text or the
 * recipient.
 */
export class DeliveryError extends Error {
  readonly permanent: boolean;
  constructor(sentence: string, permanent: boolean) {
    super(sentence);
    this.permanent = permanent;
  }
}

/**
 * Posts to a provider and returns its JSON answer (an empty object when it is not JSON).
 * @throws DeliveryError: permanent for 4xx except 408 and 429, otherwise to be retried
 */
export async function post(
  provider: string,
  url: string,
  request: { headers: Record<string, string>; body: string },
): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
    ...request,
  }).catch((error: unknown) => {
    const why = error instanceof Error ? error.name : 'unknown';
    throw new DeliveryError(`${provider} could not be reached (${why})`, false);
  });
  const body: unknown = await response.json().catch(() => null);
  const answer = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const { status, ok } = response;
  if (ok) return answer;
  const code = typeof answer.code === 'number' ? `, code ${answer.code}` : '';
  const refused = status >= 400 && status < 500 && status !== 408 && status !== 429;
  throw new DeliveryError(`${provider} answered ${status}${code}`, refused);
}
