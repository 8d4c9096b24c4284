import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';

interface Response {
  readonly description: string;
  readonly content: {
    'application/json': { schema: { allOf: [unknown, { properties: { code: { enum: string[] } } }] } };
  };
}
const document = openApiDocument('https://chowk.example');
const { paths, components } = document as {
  paths: Record<string, Record<string, { responses: Record<string, { $ref?: string }>; security: object[] }>>;
  components: {
    responses: Record<string, Response>;
    schemas: Record<string, object>;
    securitySchemes: Record<string, { name: string }>;
  };
};
const responsesOf = (method: string, path: string) => paths[path]?.[method]?.responses ?? {};
const refusal = (response: { $ref?: string } | undefined) =>
  components.responses[response?.$ref?.split('/').at(-1) ?? ''];
const codesAt = (response: { $ref?: string } | undefined) =>
  refusal(response)?.content['application/json'].schema.allOf[1].properties.code.enum;

describe('the OpenAPI document', () => {
  it('has nothing that a linter minds', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const source = JSON.stringify(document);
    const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    );
  });

  it('has one schema by name for what several calls answer', () => {
    const products = JSON.stringify(document).split('"#/components/schemas/Product"').length - 1;
    expect(products).toBeGreaterThan(5);
    expect(components.schemas).toMatchObject({ Order: {}, OrderLine: {}, Cart: {}, Message: {} });
  });

  it('names the cookies as they are set, on https too', () => {
    const names = (publicUrl: string) =>
      Object.values(
        (openApiDocument(publicUrl) as { components: typeof components }).components.securitySchemes,
      ).map(({ name }) => name);
    expect(names('https://chowk.example')).toEqual(['__Host-session', '__Host-chowk_desk']);
    expect(names('http://localhost:3000')).toEqual(['session', 'chowk_desk']);
  });

  it('says of a call that everybody may make that it needs no login', () => {
    expect(paths['/api/home/get-categorys']?.get?.security).toEqual([]);
    expect(paths['/api/customer/me']?.get?.security).toEqual([]);
    expect(paths['/api/home/order/palce-order']?.post?.security).toEqual([{ session: [] }]);
  });
});

describe('the published errors of a call', () => {
  it('name the status, code and sentence of each refusal', () => {
    const placing = responsesOf('post', '/api/home/order/palce-order');
    expect(codesAt(placing['422'])?.toSorted()).toEqual(['choose_size', 'key_reused', 'price_changed']);
    expect(refusal(placing['409'])?.description).toContain('`out_of_stock`: Out of stock');
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
