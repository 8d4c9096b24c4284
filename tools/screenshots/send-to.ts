import type { APIRequestContext } from '@playwright/test';

/** Makes an API call. A refusal is printed, since a screenshot then shows less. */
export const sendTo = (shop: APIRequestContext) => async (path: string, data: object) => {
  const answer = await shop.post(`/api${path}`, { data });
  if (!answer.ok()) console.log(`  ${path}: ${await answer.text()}`);
};
