import { redirect } from 'react-router';

/**
 * A redirect to a path of this shop. What a header may not hold (RFC 9110, section 5.5) is percent-encoded as UTF-8;
 * half a surrogate pair becomes U+FFFD, as in every URL (WHATWG).
 */
export function redirectTo(path: string, status = 302): Response {
  const whole = path.replace(/\p{Surrogate}/gu, '\ufffd');
  return redirect(whole.replace(/[^\x21-\x7e]+/g, encodeURIComponent), status);
}

/** An address with its percent-encoding read; unchanged where that is no UTF-8, as in `?value=100%`. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
