/** Session cookies: a customer's, and the staff's. */
export const sessionCookies = { shop: 'session', desk: 'chowk_desk' } as const;

/** Cookies of a login under way: the number that got an OTP, and the proof that it was verified. */
export const loginCookies = { number: 'login-number', verified: 'verified-number' } as const;

/** The cookie of what a guest without scripts put into the cart before the login. */
export const guestGoodsCookie = 'guest-goods';

/** A cookie's full name. On https it gets `__Host-`, which binds it to this host and to https. */
export function cookieName(publicUrl: string, name: string): string {
  return publicUrl.startsWith('https:') ? `__Host-${name}` : name;
}
