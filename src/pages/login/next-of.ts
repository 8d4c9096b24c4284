/** Where one was going: a path of this shop, or home. Anything else in the address is not followed. */
export function nextOf(search: URLSearchParams): string {
  const next = search.get('next') ?? '/';
  return /^\/(?![/\\])[^\u0000-\u001f]*$/.test(next) ? next : '/';
}
