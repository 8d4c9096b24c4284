import { type APIRequestContext, expect } from '@playwright/test';
import { operator } from '../../../db/town/people.ts';

/** An operator finds the money and says so, by the desk's calls. */
export async function confirmClaim(request: APIRequestContext, utr: string): Promise<void> {
  const { email, password } = operator;
  expect((await request.post('/api/desk/log-in', { data: { email, password } })).ok()).toBe(true);
  const { claims } = (await (await request.get('/api/desk/money/claims')).json()) as {
    claims: { orderId: string; utrs: string[] }[];
  };
  const claim = claims.find(({ utrs }) => utrs.includes(utr));
  const answer = await request.post(`/api/desk/money/claims/${claim?.orderId}/confirm`, {
    data: { utr, seen: 'pending' },
  });
  expect(await answer.text()).toContain('message');
}
