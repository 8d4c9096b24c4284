import type { FastifyInstance } from 'fastify';

/** Posts a page's form as a browser without scripts does: `post(url, fields, headers, cookies)`. */
export const formsOf =
  (app: FastifyInstance) =>
  (
    url: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
    cookies: Record<string, string> = {},
  ) =>
    app.inject({
      method: 'POST',
      url,
      cookies,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      payload: new URLSearchParams(fields).toString(),
    });
