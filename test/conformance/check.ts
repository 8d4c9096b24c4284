import type { Route } from './routes.ts';

/** Who looks: nobody known; somebody just registered; somebody with a cart, orders, a wish and a conversation. */
export type Viewer = 'guest' | 'newcomer' | 'customer';

/** How a row is checked. Addresses may name things of the shop under test: `{product}`, `{unpaidOrder}` … */
export type Check =
  /** The address answers as its guard says, and its page says what it should, without any script. */
  | { readonly by: 'route'; readonly route: Route }
  /** The call is published at this place, and its answer has these members (`orders[].price`). */
  | { readonly by: 'call'; readonly method: string; readonly path: string; readonly reads: readonly string[] }
  /** Every text stands in the page as the server sends it: read, or said to those who listen. */
  | {
      readonly by: 'page';
      readonly at: string;
      readonly as: Viewer;
      readonly says: readonly string[];
      /** Only this part of the page counts. */
      readonly part?: 'header' | 'main' | 'footer';
    }
  /** The page's HTML holds this markup: a link's address, a field's bounds. */
  | { readonly by: 'markup'; readonly at: string; readonly as: Viewer; readonly has: readonly string[] }
  /** The navigation of that name has so many links. */
  | {
      readonly by: 'links';
      readonly at: string;
      readonly nav: string;
      readonly atLeast: number;
      readonly atMost: number;
    }
  /** The call answers so; `says` stands in what it answers. */
  | {
      readonly by: 'answer';
      readonly as: Viewer;
      readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
      readonly path: string;
      readonly body?: Record<string, unknown>;
      readonly status: number;
      readonly says?: string;
    }
  /** What appears only after somebody does something: a browser journey does it, and names what it sees. */
  | {
      readonly by: 'journey';
      readonly source: string;
      readonly has: string;
      readonly journey: string;
      readonly sees: string;
    }
  /** The exported value is this; a function is called with `args` first. */
  | {
      readonly by: 'value';
      readonly file: string;
      readonly name: string;
      readonly args?: readonly unknown[];
      readonly is: unknown;
    }
  /** The source itself is the evidence: what no page and no answer shows. */
  | { readonly by: 'source'; readonly file: string; readonly has: readonly string[] };

/** A sentence of the specification and its proof. */
export interface Row {
  readonly id: string;
  readonly section: number;
  readonly what: string;
  readonly check: Check;
  /** Not met yet, and why. Its test fails on the day when it is met, so that this line is taken away. */
  readonly owed?: string;
}
