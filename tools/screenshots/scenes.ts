import type { Page } from '@playwright/test';
import { type DeskLandmarks, operatorsPages, sellersPages } from '../../test/conformance/desk-pages.ts';
import { type Landmarks, linkRoutes, type Route, routes } from '../../test/conformance/routes.ts';
import { deskStates } from './desk-states.ts';
import type { MoreThings } from './furnish-more.ts';
import type { PayersOrders } from './furnish-payer.ts';
import { paymentStates } from './payment-states.ts';
import { states } from './states.ts';

/** Who looks. A newcomer is logged in and has nothing yet; so is a new seller's shop. A payer has orders of each end. */
export type Viewer =
  | 'guest'
  | 'without scripts'
  | 'newcomer'
  | 'customer'
  | 'payer'
  | 'seller'
  | 'new seller'
  | 'operator';

/** One picture: a page as somebody sees it, after what they did there. */
export interface Scene {
  readonly name: string;
  readonly viewer: Viewer;
  readonly address: string;
  readonly act?: (page: Page) => Promise<unknown>;
  /** Pictured as a whole page after the act too; otherwise the screen alone, on which a dialog lies. */
  readonly whole?: boolean;
}

/** Every page of the shop and of the desk, and the states that a page alone does not show. */
export function listScenes(
  things: Landmarks,
  desk: DeskLandmarks,
  { orders, door, reviewed }: MoreThings,
  payers: PayersOrders,
): Scene[] {
  const ofRoute = ({ route, who, address }: Route): Scene => ({
    name: nameOf(route) || 'home',
    viewer: who === 'customer' || who === 'cart' ? 'customer' : 'guest',
    address: address(things),
  });
  const ofDesk = (viewer: Viewer) => (address: string) => ({
    name: `${viewer}-${nameOf(address.replace(/[0-9a-z]{18,}/, 'one'))}`,
    viewer,
    address,
  });
  return [
    // Looking at /logout would end the session that the other pages need.
    ...[...routes, ...linkRoutes].filter(({ who }) => who !== 'leaving').map(ofRoute),
    ...states(things, orders, reviewed),
    ...paymentStates(payers),
    ...deskStates(orders, door),
    ...sellersPages(desk).map(ofDesk('seller')),
    ...operatorsPages(desk).map(ofDesk('operator')),
  ];
}

function nameOf(address: string): string {
  return address.replace(/[^a-z0-9-]+/gi, '-').replace(/^-|-$/g, '');
}
