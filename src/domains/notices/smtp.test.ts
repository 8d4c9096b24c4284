import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, describe, expect, it } from 'vitest';
import type { SMTPServerOptions } from 'smtp-server';
import { localCertificate, startMailServer } from '../../../test/support/mail-server.ts';
import { readSmtpUrl } from '../../settings/smtp-address.ts';
import { deliveryBy } from './delivery.ts';
import { smtpDelivery } from './smtp.ts';

const certificate = localCertificate();
const usual = getCACertificates('default');
setDefaultCACertificates([...usual, certificate.cert]);
afterAll(() => setDefaultCACertificates(usual));

const from = { name: 'Chowk', address: 'orders@shop.example' };
const mail = {
  id: 7,
  recipient: 'asha@example.com',
  channel: 'email',
  subject: 'Your order has been placed',
  text: 'Namaste Aśa,\n\nधन्यवाद',
  templateValues: {},
} as const;
const login = 'shop:secret%20word@';
const smtpOf = (url: string) => ({
  ...(readSmtpUrl(url) as NonNullable<ReturnType<typeof readSmtpUrl>>),
  from,
});

async function withServer<T>(
  options: SMTPServerOptions,
  work: (server: Awaited<ReturnType<typeof startMailServer>>) => Promise<T>,
): Promise<T> {
  const server = await startMailServer(options);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

describe('an e-mail', () => {
  it('goes to the mail server with its login, over TLS from the start', () =>
    withServer({ ...certificate, secure: true }, async ({ port, received }) => {
      await smtpDelivery(smtpOf(`smtps://${login}127.0.0.1:${port}`))(mail);
      expect(received).toMatchObject([
        { to: ['asha@example.com'], from: 'orders@shop.example', secure: true, user: 'shop' },
      ]);
      const raw = received[0]?.raw ?? '';
      expect(raw).toContain('From: Chowk <orders@shop.example>');
      expect(raw).toContain('Subject: Your order has been placed');
      expect(raw).toContain('Message-ID: <outbox-7@shop.example>');
      expect(raw).toContain('Auto-Submitted: auto-generated');
    }));

  it('of a notice has text and HTML side by side, and says how to unsubscribe by one press', () =>
    withServer({ disabledCommands: ['STARTTLS'], authOptional: true }, async ({ port, received }) => {
      const oneClick = 'https://chowk.test/unsubscribe/one-click/asha.wishes.signature';
      const html = '<p>Namaste Aśa</p>';
      await smtpDelivery(smtpOf(`smtp://127.0.0.1:${port}`))({ ...mail, html, oneClick });
      const raw = (received[0]?.raw ?? '').replaceAll('\r\n ', ' ');
      expect(raw).toMatch(/^Content-Type: multipart\/alternative;/m);
      expect(raw.indexOf('Content-Type: text/plain')).toBeGreaterThan(0);
      expect(raw.indexOf('Content-Type: text/html')).toBeGreaterThan(raw.indexOf('Content-Type: text/plain'));
      expect(raw).toContain(`List-Unsubscribe: <${oneClick}>`);
      expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
      await smtpDelivery(smtpOf(`smtp://127.0.0.1:${port}`))(mail);
      expect(received[1]?.raw).not.toMatch(/List-Unsubscribe|multipart/);
    }));

  it('goes by STARTTLS where the server offers it', () =>
    withServer({ ...certificate }, async ({ port, received }) => {
      await smtpDelivery(smtpOf(`smtp://${login}127.0.0.1:${port}`))(mail);
      expect(received).toMatchObject([{ secure: true, user: 'shop' }]);
    }));

  it('goes unencrypted to a server on this machine only', () =>
    withServer({ disabledCommands: ['STARTTLS'], authOptional: true }, async ({ port, received }) => {
      await smtpDelivery(smtpOf(`smtp://127.0.0.1:${port}`))(mail);
      expect(received).toMatchObject([{ secure: false }]);
      const elsewhere = { ...smtpOf(`smtp://127.0.0.1:${port}`), isLocal: false };
      await expect(smtpDelivery(elsewhere)(mail)).rejects.toMatchObject({
        message: 'The mail server has no encryption that can be trusted',
      });
      expect(received).toHaveLength(1);
    }));

  it('is not sent to a server with an untrusted certificate', () =>
    withServer({ ...localCertificate(), secure: true }, async ({ port, received }) => {
      await expect(smtpDelivery(smtpOf(`smtps://${login}127.0.0.1:${port}`))(mail)).rejects.toThrow(
        'no encryption that can be trusted',
      );
      expect(received).toEqual([]);
    }));

  it('goes to one recipient, whatever the address looks like', () =>
    withServer({ disabledCommands: ['STARTTLS'], authOptional: true }, async ({ port, received }) => {
      const deliver = smtpDelivery(smtpOf(`smtp://127.0.0.1:${port}`));
      await deliver({ ...mail, recipient: 'a@example.com,b@example.com' }).catch(() => {});
      await deliver({ ...mail, recipient: 'a@example.com', subject: 'x\r\nBcc: b@example.com' });
      expect(received.flatMap(({ to }) => to)).not.toContain('b@example.com');
      expect(received.at(-1)?.raw).not.toMatch(/^Bcc:/m);
    }));
});

describe('a mail server', () => {
  const refusing = (responseCode: number): SMTPServerOptions => ({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onRcptTo: (_address, _session, callback) =>
      callback(Object.assign(new Error('asha@example.com is unknown'), { responseCode })),
  });

  it.each([
    [550, true],
    [553, true],
    [421, false],
    [451, false],
  ])('that answers %i is final: %s; the recipient is not said', (code, permanent) =>
    withServer(refusing(code), async ({ port }) => {
      const failure = smtpDelivery(smtpOf(`smtp://127.0.0.1:${port}`))(mail);
      await expect(failure).rejects.toMatchObject({
        permanent,
        message: `The mail server refused the message (${code})`,
      });
    }),
  );

  it('that refuses the login is tried again: the operator can mend that', () =>
    withServer({ ...certificate, secure: true }, async ({ port }) => {
      const failure = smtpDelivery(smtpOf(`smtps://shop:wrong@127.0.0.1:${port}`))(mail);
      await expect(failure).rejects.toMatchObject({
        permanent: false,
        message: 'The mail server refused the login (535)',
      });
    }));

  it('that is down is retried', async () => {
    await expect(smtpDelivery(smtpOf('smtp://127.0.0.1:9'))(mail)).rejects.toMatchObject({
      permanent: false,
      message: 'The mail server could not be reached (ECONNREFUSED)',
    });
  });

  it('that says nothing, or too little, is given up and tried again', async () => {
    const silent = createServer(() => {});
    // A line every 20 ms keeps the connection from being idle, without ever greeting.
    const dripping = createServer((socket) => {
      const drip = setInterval(() => socket.write('220-wait\r\n'), 20);
      socket.on('error', () => {}).on('close', () => clearInterval(drip));
    });
    for (const server of [silent, dripping]) {
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const timeouts = { stepTimeout: 300, messageTimeout: 600 };
      const failure = smtpDelivery(smtpOf(`smtp://127.0.0.1:${port}`), timeouts)(mail);
      await expect(failure).rejects.toMatchObject({
        permanent: false,
        message: 'The mail server did not answer in time',
      });
      server.close();
    }
  });
});

describe('with an SMS provider', () => {
  const twilio = {
    provider: 'twilio',
    account: 'AC1',
    key: 'token',
    from: '+1',
    url: 'http://127.0.0.1:9',
  } as const;

  it('e-mails go to the mail server', () =>
    withServer({ disabledCommands: ['STARTTLS'], authOptional: true }, async ({ port, received }) => {
      await deliveryBy(twilio, smtpOf(`smtp://127.0.0.1:${port}`))(mail);
      expect(received).toHaveLength(1);
    }));

  it('and without a mail server the reason names the setting', async () => {
    await expect(deliveryBy(twilio)(mail)).rejects.toMatchObject({
      permanent: true,
      message: 'E-mail is not set up: SMTP_URL is missing',
    });
  });
});
