/** A mail server as `SMTP_URL` names it. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (smtps); otherwise STARTTLS. */
  readonly secure: boolean;
  /** On this machine: the only server that may go without encryption. */
  readonly isLocal: boolean;
  readonly login: { readonly user: string; readonly password: string } | undefined;
}

/** Reads `smtp[s]://[user:password@]host[:port]`; null for anything else. Ports 465 and 587 by default (RFC 8314). */
export function readSmtpUrl(value: string): SmtpServer | null {
  if (!/^smtps?:\/\/[^/\s?#]+\/?$/.test(value) || !URL.canParse(value)) return null;
  const { protocol, hostname, port, username, password } = new URL(value);
  const secure = protocol === 'smtps:';
  if (hostname === '' || (username === '') !== (password === '')) return null;
  try {
    return {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port === '' ? (secure ? 465 : 587) : Number(port),
      secure,
      isLocal: /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname),
      login:
        username === ''
          ? undefined
          : { user: decodeURIComponent(username), password: decodeURIComponent(password) },
    };
  } catch {
    return null; // a lone % is no percent-encoding
  }
}

/** Reads `Name <address>` or an address alone; null for anything else. */
export function readSender(value: string): { name: string; address: string } | null {
  const parts = /^(?:([^<>"\r\n]*)<([^<>\s]+)>|([^<>\s]+))$/.exec(value.trim());
  const address = parts?.[2] ?? parts?.[3] ?? '';
  return /^[^@\s,;]+@[^@\s,;]+\.[^@\s,;.]+$/.test(address)
    ? { name: (parts?.[1] ?? '').trim(), address }
    : null;
}
