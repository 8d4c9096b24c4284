import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';

interface Response {
  readonly description: string;
  readonly content: {
    'application/json': { schema: { allOf: [unknown, { properties: { code: { enum: string[] } } }] } };
  };
}
const { paths } = openApiDocument('https://chowk.example') as {
  paths: Record<string, Record<string, { responses: Record<string, Response> }>>;
};
const responsesOf = (method: string, path: string) => paths[path]?.[method]?.responses ?? {};
const codesAt = (response: Response | undefined) =>
  response?.content['application/json'].schema.allOf[1].properties.code.enum;

describe('the published errors of a call', () => {
  it('name the status, code and sentence of each refusal', () => {
    const placing = responsesOf('post', '/api/home/order/palce-order');
    expect(codesAt(placing['422'])?.toSorted()).toEqual(['choose_size', 'key_reused', 'price_changed']);
    expect(placing['409']?.description).toContain('`out_of_stock`: Out of stock');
    expect(codesAt(placing['401'])).toEqual(['not_logged_in']);
  });

  it('include the 503 of an overload for every call', () => {
    for (const methods of Object.values(paths))
      for (const { responses } of Object.values(methods))
        expect(codesAt(responses['503'])).toContain('unavailable');
  });

  it('are exact: no call lists a whole class of statuses', () => {
    for (const methods of Object.values(paths))
      for (const { responses } of Object.values(methods))
        expect(Object.keys(responses).filter((status) => !/^\d{3}$/.test(status))).toEqual([]);
  });

  it('publish that an equal order without a key is a double click for ten seconds', () => {
    const { summary } = (paths['/api/home/order/palce-order']?.post ?? {}) as { summary?: string };
    expect(summary).toMatch(/Idempotency-Key.*buyNow.*ten seconds is a double click/);
  });

  it('require no login where none is needed', () => {
    expect(Object.keys(responsesOf('get', '/api/home/get-categorys'))).toEqual(['200', '400', '500', '503']);
  });
});
