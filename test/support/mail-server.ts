import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A received e-mail. */
export interface ReceivedMail {
  readonly to: string[];
  readonly from: string;
  readonly secure: boolean;
  readonly user: string | undefined;
  /** Headers and body as received. */
  readonly raw: string;
}

/** A certificate for localhost with its key, valid for one day. */
export function localCertificate(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'chowk-mail-'));
  const wanted =
    `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1` +
    ` -keyout ${folder}/key.pem -out ${folder}/cert.pem`;
  execFileSync('openssl', wanted.split(' '), { stdio: 'ignore' });
  const [key, cert] = ['key', 'cert'].map((name) => readFileSync(join(folder, `${name}.pem`), 'utf8'));
  rmSync(folder, { recursive: true, force: true });
  return { key: key ?? '', cert: cert ?? '' };
}

/** A local mail server with the login `shop` / `secret word`, which stores what it receives. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    onAuth: ({ username, password }, _session, done) =>
      username === 'shop' && password === 'secret word'
        ? done(null, { user: username })
        : done(Object.assign(new Error(`No login for ${username}`), { responseCode: 535 })),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          to: rcptTo.map(({ address }) => address),
          from: mailFrom ? mailFrom.address : '',
          secure: session.secure,
          user: session.user ? String(session.user) : undefined,
          raw: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {}); // a client that gives up resets its connection
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    port,
    async stop() {
      const closed = once(server.server, 'close');
      server.close();
      await closed;
    },
  };
}
