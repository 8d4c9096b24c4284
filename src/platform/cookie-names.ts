/** The cookies that carry a session: a customer's, and a seller's or operator's. */
export const sessionCookies = { shop: 'session', desk: 'chowk_desk' } as const;

/** A cookie's name; `__Host-` binds it to this very host and to https, where the shop's address is https. */
export function cookieName(publicUrl: string, name: string): string {
  return publicUrl.startsWith('https:') ? `__Host-${name}` : name;
}
