/** Where to go after login: a path of this shop, or the home page. Anything else in the address is ignored. */
export function nextOf(search: URLSearchParams): string {
  const next = search.get('next') ?? '/';
  return /^\/(?![/\\])[^\u0000-\u001f]*$/.test(next) ? next : '/';
}
