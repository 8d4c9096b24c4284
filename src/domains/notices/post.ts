/** Timeout for a provider's answer, in milliseconds. */
const patience = 10_000;

/**
 * The provider did not accept the message. `permanent`: a retry cannot help. Never contains the text or the
 * recipient.
 */
export class DeliveryError extends Error {
  readonly permanent: boolean;
  /** The HTTP status, if there was an answer. */
  readonly status: number | undefined;
  constructor(sentence: string, permanent: boolean, status?: number) {
    super(sentence);
    this.permanent = permanent;
    this.status = status;
  }
}

/** A failure by the provider's own error code: the code, and whether a retry cannot help. */
interface Judgement {
  readonly code: number;
  readonly permanent: boolean;
}

/**
 * Posts to a provider and returns its JSON answer (an empty object if it is not JSON).
 * @param judge classifies a failure by the provider's own codes; by default, or for unknown codes, the status decides
 * @throws DeliveryError: permanent for 4xx except 408 and 429, otherwise to be retried
 */
export async function post(
  provider: string,
  url: string,
  request: { headers: Record<string, string>; body: string | Buffer<ArrayBuffer> },
  judge: (answer: Record<string, unknown>) => Judgement | null = () => null,
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
  const judgement = judge(answer);
  const code = judgement?.code ?? answer.code;
  const isRefused = status >= 400 && status < 500 && status !== 408 && status !== 429;
  throw new DeliveryError(
    `${provider} answered ${status}${typeof code === 'number' ? `, code ${code}` : ''}`,
    judgement?.permanent ?? isRefused,
    status,
  );
}
