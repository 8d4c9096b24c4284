import type { NodemailerError } from 'nodemailer';
import type { Settings } from '../../settings/settings.ts';
import { second } from '../../platform/clock.ts';
import type { Deliver, Message } from './message.ts';
import { DeliveryError } from './post.ts';

/** Timeouts for one step of the mail server, and for the whole message. */
const stepTimeout = 10 * second;
const messageTimeout = 30 * second;

/**
 * Delivers e-mails by SMTP, one connection per message. The library is loaded with the first one. The connection is
 * encrypted: from the start, or by STARTTLS. Only a server on this machine may be unencrypted.
 */
export function smtpDelivery(
  smtp: NonNullable<Settings['smtp']>,
  timeouts = { stepTimeout, messageTimeout },
): Deliver {
  const { host, port, secure, isLocal, login, from } = smtp;
  return async (message) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      host,
      port,
      secure,
      requireTLS: !secure && !isLocal,
      ...(login && { auth: { user: login.user, pass: login.password } }),
      connectionTimeout: timeouts.stepTimeout,
      greetingTimeout: timeouts.stepTimeout,
      socketTimeout: timeouts.stepTimeout,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const signal = AbortSignal.timeout(timeouts.messageTimeout);
    await transport.sendMail({ ...mailOf(message, from), signal }).catch((error: NodemailerError) => {
      throw deliveryError(error);
    });
  };
}

/** The Message-ID stays the same in every attempt, so that mail servers recognise a duplicate. */
function mailOf(
  { id, recipient, subject, text, html, oneClick }: Message,
  from: { name: string; address: string },
) {
  return {
    from,
    // An object is never parsed as a list of addresses.
    to: { name: '', address: recipient },
    subject,
    text,
    ...(html && { html }),
    ...(id !== undefined && { messageId: `<outbox-${id}@${from.address.split('@')[1]}>` }),
    // RFC 3834: no out-of-office replies to the shop's notices.
    headers: {
      'auto-submitted': 'auto-generated',
      ...(oneClick && {
        'list-unsubscribe': `<${oneClick}>`,
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

/** Only the kind of failure and the reply code: the server's own text may contain the recipient. */
function deliveryError(error: NodemailerError): DeliveryError {
  const { code = 'unknown', originalCode = code, responseCode, permanent, timeoutType } = error;
  if (code === 'EAUTH' || code === 'ENOAUTH')
    return new DeliveryError(`The mail server refused the login${codeText(responseCode)}`, false);
  if (code === 'ETLS' || /CERT|SIGNATURE|ERR_TLS|ERR_SSL/.test(originalCode))
    return new DeliveryError('The mail server has no encryption that can be trusted', false);
  if (responseCode !== undefined && responseCode >= 400)
    return new DeliveryError(
      `The mail server refused the message${codeText(responseCode)}`,
      permanent === true,
    );
  if (code === 'ETIMEDOUT' || code === 'EABORT' || timeoutType)
    return new DeliveryError('The mail server did not answer in time', false);
  return new DeliveryError(`The mail server could not be reached (${originalCode})`, false);
}

const codeText = (responseCode: number | undefined) => (responseCode ? ` (${responseCode})` : '');
