import type { Row } from '../check.ts';
import { routes } from '../routes.ts';

const guard = {
  anyone: 'everybody may see it',
  customer: 'a guest is sent to /login and comes back',
  cart: 'a guest is sent to /',
  guest: 'who is logged in is sent to /',
  leaving: 'a guest is sent to /',
} as const;

/** Section 2: every address, its guard, and a text of its page. */
export const routeRows: readonly Row[] = routes.map((route) => ({
  id: `route ${route.route}`,
  section: 2,
  what: `${route.route} is there; ${guard[route.who]}`,
  check: { by: 'route', route },
}));
