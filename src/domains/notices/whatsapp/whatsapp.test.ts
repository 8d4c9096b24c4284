import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/database.ts';
import { sendByWhatsApp, whatsappDelivery } from './whatsapp.ts';

/** A stand-in for graph.facebook.com: accepts a message, or answers with an error in Meta's format. */
const requests: { url: string; headers: IncomingMessage['headers']; body: Record<string, unknown> }[] = [];
let failure: { status: number; code: number } | null = null;
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const sent = JSON.parse(body) as Record<string, unknown>;
    requests.push({ url: request.url ?? '', headers: request.headers, body: sent });
    const answer = failure
      ? {
          error: {
            message: `(#${failure.code}) Something about ${String(sent.to)}`,
            type: 'OAuthException',
            code: failure.code,
            error_data: { messaging_product: 'whatsapp', details: `Details of ${String(sent.to)}` },
            fbtrace_id: 'AbC',
          },
        }
      : {
          messaging_product: 'whatsapp',
          contacts: [{ input: sent.to, wa_id: '919876543210' }],
          messages: [{ id: 'wamid.HBgM', message_status: 'accepted' }],
        };
    response
      .writeHead(failure?.status ?? 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer));
  });
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => void server.close());

const account = {
  url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v26.0`,
  token: 'a token',
  phoneNumberId: '106540352242922',
  language: 'en',
  templates: { orders: 'order_news' },
};
const news = {
  recipient: '9876543210',
  templateValues: { news: 'Your parcel is packed.\n\nCourier:\tBlue Dart', link: 'https://chowk.in/x' },
};

beforeEach(() => {
  failure = null;
  requests.length = 0;
});

it('an approved template goes to the number in E.164, its values on one line each', async () => {
  expect(await sendByWhatsApp(news, 'orders', account)).toBe('wamid.HBgM');
  expect(requests).toMatchObject([
    {
      url: '/v26.0/106540352242922/messages',
      headers: { authorization: 'Bearer a token', 'content-type': 'application/json' },
      body: {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: '+919876543210',
        type: 'template',
        template: {
          name: 'order_news',
          language: { code: 'en' },
          components: [
            {
              type: 'body',
              parameters: [
                { type: 'text', parameter_name: 'news', text: 'Your parcel is packed. Courier: Blue Dart' },
                { type: 'text', parameter_name: 'link', text: 'https://chowk.in/x' },
              ],
            },
          ],
        },
      },
    },
  ]);
});

it('a group without a template is not sent, and the reason says so', async () => {
  await expect(sendByWhatsApp(news, 'wishes', account)).rejects.toMatchObject({
    permanent: true,
    message: 'WhatsApp has no template for wishes',
  });
  expect(requests).toEqual([]);
});

it('what is no notice, such as an OTP, does not go by WhatsApp', async () => {
  const otp = { ...news, channel: 'whatsapp', subject: '', text: '1234', notice: 'otp' } as const;
  await expect(whatsappDelivery({} as Database, account)(otp)).rejects.toMatchObject({ permanent: true });
  expect(requests).toEqual([]);
});

describe('an answer', () => {
  it.each([
    ['too fast', 400, 130_429, false],
    ['too many to one recipient', 400, 131_056, false],
    ['too many reports of spam', 400, 131_048, false],
    ['overloaded', 503, 131_016, false],
    ['an expired token, which the operator can renew', 401, 190, false],
    ['a right that is missing', 403, 200, false],
    ['no payment set up', 400, 131_042, false],
    ['not on WhatsApp', 400, 131_026, true],
    ['24 hours over', 400, 131_047, true],
    ['held back by Meta', 400, 131_049, true],
    ['wants no marketing', 400, 131_050, true],
    ['template paused', 400, 132_015, true],
    ['no such template', 404, 132_001, true],
    ['account blocked', 403, 368, true],
    ['a new code with 500', 500, 199_999, false],
    ['a new code with 400', 400, 199_999, true],
  ])('%s (%i, code %i) is final: %s, and the number is not said', async (_what, status, code, permanent) => {
    failure = { status, code };
    await expect(sendByWhatsApp(news, 'orders', account)).rejects.toMatchObject({
      permanent,
      message: `WhatsApp answered ${status}${code === 199_999 ? '' : `, code ${code}`}`,
    });
  });
});
