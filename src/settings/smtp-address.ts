/** The mail server in `SMTP_URL`. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (smtps); otherwise STARTTLS. */
  readonly secure: boolean;
  /** Whether it is on this machine: only such a server may work without encryption. */
  readonly isLocal: boolean;
  readonly login: { readonly user: string; readonly password: string } | undefined;
}

/** Parses `smtp[s]://[user:password@]host[:port]`; null for anything else. Default ports are 465 and 587 (RFC 8314). */
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
    return null; // a lone % is not percent-encoding
  }
}

/** Parses `Name <address>` or a plain address; null for anything else. */
export function readSender(value: string): { name: string; address: string } | null {
  const parts = /^(?:([^<>"\r\n]*)<([^<>\s]+)>|([^<>\s]+))$/.exec(value.trim());
  const address = parts?.[2] ?? parts?.[3] ?? '';
  return /^[^@\s,;]+@[^@\s,;]+\.[^@\s,;.]+$/.test(address)
    ? { name: (parts?.[1] ?? '').trim(), address }
    : null;
}
