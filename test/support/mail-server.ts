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
  const args =
    `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1` +
    ` -keyout ${folder}/key.pem -out ${folder}/cert.pem`;
  execFileSync('openssl', args.split(' '), { stdio: 'ignore' });
  const [key, cert] = ['key', 'cert'].map((name) => readFileSync(join(folder, `${name}.pem`), 'utf8'));
  rmSync(folder, { recursive: true, force: true });
  return { key: key ?? '', cert: cert ?? '' };
}

/** A local mail server with the login `shop` / `secret word`, which stores what it receives. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    onAuth: ({ username, password }, _session, callback) =>
      username === 'shop' && password === 'secret word'
        ? callback(null, { user: username })
        : callback(Object.assign(new Error(`No login for ${username}`), { responseCode: 535 })),
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          to: rcptTo.map(({ address }) => address),
          from: mailFrom ? mailFrom.address : '',
          secure: session.secure,
          user: session.user ? String(session.user) : undefined,
          raw: Buffer.concat(chunks).toString(),
        });
        callback();
      });
    },
    ...options,
  });
  server.on('error', () => {}); // a client that gives up resets its connection
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    received: mails,
    port,
    async stop() {
      const closing = once(server.server, 'close');
      server.close();
      await closing;
    },
  };
}
