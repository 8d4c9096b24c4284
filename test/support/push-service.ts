import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A push message that the service received, decrypted as a browser would. */
export interface ReceivedPush {
  readonly path: string;
  readonly ttl: number;
  readonly urgency: string;
  readonly topic: string;
  /** The claims of the shop's token (RFC 8292): audience, expiry (seconds), subject. */
  readonly token: { readonly aud: string; readonly exp: number; readonly sub: string };
  readonly text: {
    readonly title: string;
    readonly body: string;
    readonly link: string;
    readonly tag: string;
  };
}

/** A fake push service (RFC 8030), with the browser's part of the encryption (RFC 8291). */
export interface PushService {
  readonly origin: string;
  readonly received: ReceivedPush[];
  /** A new subscription in the form of `PushSubscription.toJSON()`. */
  subscribe(): { endpoint: string; keys: { p256dh: string; auth: string } };
  /** Sets the status of its answers from now on; 201 at first. */
  answer(status: number): void;
  stop(): Promise<void>;
}

interface Keys {
  readonly ecdh: ReturnType<typeof createECDH>;
  readonly auth: Buffer;
}

/** Starts one on this machine. It answers 403 to a message whose token was not signed with `publicKey`. */
export async function startPushService({
  publicKey,
  port = 0,
}: {
  publicKey: () => string;
  port?: number;
}): Promise<PushService> {
  const browsers = new Map<string, Keys>();
  const messages: ReceivedPush[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const keys = browsers.get(request.url ?? '');
      if (!keys || status !== 201) return response.writeHead(keys ? status : 404).end();
      const token = tokenOf(request.headers.authorization ?? '', publicKey());
      if (!token) return response.writeHead(403).end();
      const { ttl, urgency, topic } = request.headers;
      messages.push({
        path: request.url ?? '',
        ttl: Number(ttl),
        urgency: String(urgency),
        topic: String(topic),
        token,
        text: JSON.parse(decrypt(body, keys)) as ReceivedPush['text'],
      });
      return response.writeHead(201).end();
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received: messages,
    subscribe: () => {
      const ecdh = createECDH('prime256v1');
      const keys = { ecdh, auth: randomBytes(16) };
      const path = `/push/${randomBytes(12).toString('base64url')}`;
      browsers.set(path, keys);
      const p256dh = ecdh.generateKeys('base64url');
      return { endpoint: origin + path, keys: { p256dh, auth: keys.auth.toString('base64url') } };
    },
    answer: (next) => {
      status = next;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** RFC 8292: `vapid t=…, k=…`, an ES256 JWT; null if another key signed it. */
function tokenOf(authorization: string, publicKey: string): ReceivedPush['token'] | null {
  const [, jwt = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = jwt.split('.');
  const point = Buffer.from(key, 'base64url');
  if (key !== publicKey || point.length !== 65) return null;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned ? (JSON.parse(Buffer.from(claims, 'base64url').toString()) as ReceivedPush['token']) : null;
}

/** RFC 8291, section 3.4, and RFC 8188: one record of aes128gcm. */
function decrypt(body: Buffer, { ecdh, auth }: Keys): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
  const derive = (what: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${what}\0`), length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
