import { useLocation } from 'react-router';

type Members = Readonly<Record<string, string | number | undefined>>;

/** `path` with these query parameters; empty ones are left out. */
export function address(path: string, members: Members): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(members))
    if (value !== undefined && value !== '') query.set(name, String(value));
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** Clears the position in a list: any other change of its address shows the first page. */
const beginning = { page: '', after: '', before: '' };

/** Builds addresses of this page with some query parameters changed. */
export function useHere(): (over: Members) => string {
  const { pathname, search } = useLocation();
  const members = Object.fromEntries(new URLSearchParams(search));
  return (over) => address(pathname, { ...members, ...beginning, ...over });
}
