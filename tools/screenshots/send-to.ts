import type { APIRequestContext } from '@playwright/test';

/** Sends to a published call; what is refused is said, for a picture then shows less. */
export const sendTo = (shop: APIRequestContext) => async (path: string, data: object) => {
  const answer = await shop.post(`/api${path}`, { data });
  if (!answer.ok()) console.log(`  ${path}: ${await answer.text()}`);
};
