import { type APIRequestContext, expect } from '@playwright/test';

/** The link to this page in the newest e-mail to `email`, as a path. */
export async function readLink(
  request: APIRequestContext,
  email: string,
  page: 'reset-password' | 'tell-me' | 'verify-email',
): Promise<string> {
  const answer = await request.get(`/dev/outbox.json?to=${encodeURIComponent(email)}`);
  const { messages } = (await answer.json()) as { messages: { text: string }[] };
  const links = messages.map(({ text }) => new RegExp(`/${page}\\?token=[\\w-]+`).exec(text)?.[0]);
  const link = links.find((one) => one !== undefined);
  expect(link, `no link to ${page} for ${email}`).toBeDefined();
  return link ?? '';
}
