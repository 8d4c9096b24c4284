import type { Route } from './routes.ts';

/** The user: a guest; a newly registered customer; a customer with a cart, orders, a wish and a conversation. */
export type Viewer = 'guest' | 'newcomer' | 'customer';

/** How a row is checked. Addresses may contain placeholders for objects of the tested shop: `{product}`, `{unpaidOrder}` … */
export type Check =
  /** The address answers according to its guard, and its page has the expected text, without any script. */
  | { readonly by: 'route'; readonly route: Route }
  /** The call is published under this path, and its answer has these members (`orders[].price`). */
  | { readonly by: 'call'; readonly method: string; readonly path: string; readonly reads: readonly string[] }
  /** The server-rendered page contains every text, visible or for screen readers. */
  | {
      readonly by: 'page';
      readonly at: string;
      readonly as: Viewer;
      readonly says: readonly string[];
      /** Checks only this part of the page. */
      readonly part?: 'header' | 'main' | 'footer';
    }
  /** The page's HTML contains this markup: a link's address, a field's limits. */
  | { readonly by: 'markup'; readonly at: string; readonly as: Viewer; readonly has: readonly string[] }
  /** The navigation with that name has this many links. */
  | {
      readonly by: 'links';
      readonly at: string;
      readonly nav: string;
      readonly atLeast: number;
      readonly atMost: number;
    }
  /** The call answers with this status; `says` is part of its answer. */
  | {
      readonly by: 'answer';
      readonly as: Viewer;
      readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
      readonly path: string;
      readonly body?: Record<string, unknown>;
      readonly status: number;
      readonly says?: string;
    }
  /** Visible only after an action: a browser journey performs it, and contains the text it looks for. */
  | {
      readonly by: 'journey';
      readonly source: string;
      readonly has: string;
      readonly journey: string;
      readonly sees: string;
    }
  /** The exported value equals this; a function is called with `args` first. */
  | {
      readonly by: 'value';
      readonly file: string;
      readonly name: string;
      readonly args?: readonly unknown[];
      readonly is: unknown;
    }
  /** The source itself is the evidence, since no page or answer shows it. */
  | { readonly by: 'source'; readonly file: string; readonly has: readonly string[] };

/** A sentence of the specification with its proof. */
export interface Row {
  readonly id: string;
  readonly section: number;
  readonly what: string;
  readonly check: Check;
  /** Why the shop does not meet it yet. The row's test fails once it does, so that this line gets removed. */
  readonly owed?: string;
}
