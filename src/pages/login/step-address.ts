import type { Api } from '../../calls.ts';

export type Step = 'mobile' | 'otp' | 'profile' | 'email';

/** How far a login by OTP got. */
export type LoginStep = Awaited<ReturnType<Api['accounts']['loginStep']>>;

/** The login page at another step: a reload, and going back, find it there. Only where to go afterwards is kept. */
export function stepAddress({ searchParams }: Pick<URL, 'searchParams'>, step: Step): string {
  const query = new URLSearchParams();
  const next = searchParams.get('next');
  if (next) query.set('next', next);
  if (step === 'email') query.set('with', 'email');
  else if (step !== 'mobile') query.set('step', step);
  return query.size > 0 ? `/login?${query.toString()}` : '/login';
}
