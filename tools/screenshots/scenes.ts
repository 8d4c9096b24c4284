import { type DeskLandmarks, operatorsPages, sellersPages } from '../../test/conformance/desk-pages.ts';
import { type Landmarks, linkRoutes, type Route, routes } from '../../test/conformance/routes.ts';
import { deskStates } from './desk-states.ts';
import type { MoreThings } from './furnish-more.ts';
import type { PayersOrders } from './furnish-payer.ts';
import { paymentStates } from './payment-states.ts';
import type { Scene, Viewer } from './scene.ts';
import { states } from './states.ts';

/** Every page of the shop and the desk, and states beyond the plain pages. */
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
    // Loading /logout would end the session that the other pages need.
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
