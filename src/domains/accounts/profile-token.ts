import { createHmac } from 'node:crypto';
import type { Profile } from './accounts.ts';

/**
 * The `token` of login answers: a JSON Web Token (HS256) with id, name and e-mail. The client decodes it to show who
 * is logged in; no call accepts it as a credential.
 */
export function profileToken(secret: string, { id, name, email }: Profile, now: Date): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const issuedAt = Math.floor(now.getTime() / 1000);
  const payload = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ id, name, email, iat: issuedAt })}`;
  return `${payload}.${createHmac('sha256', secret).update(payload).digest('base64url')}`;
}
