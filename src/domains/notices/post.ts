/** Longest wait for a provider's answer, in milliseconds. */
const patience = 10_000;

/** A message that was not taken. `permanent`: trying again cannot help. Its sentence never holds the text or the recipient. */
export class DeliveryError extends Error {
  readonly permanent: boolean;
  constructor(sentence: string, permanent: boolean) {
    super(sentence);
    this.permanent = permanent;
  }
}

/**
 * Posts to a provider and gives its JSON answer (an empty object when that is none).
 * @throws DeliveryError: permanent for a refusal (4xx but 408 and 429), to be tried again for anything else
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
