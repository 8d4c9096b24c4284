import { lazy } from 'react';
// Rendered by the server, so its styles are needed at once.
import './buy-bar.module.css';
import { later } from '../../../ui/later.tsx';

const load = async () => ({ default: (await import('./buy-bar.tsx')).BuyBar });

/** The bar at a phone's foot, from which the product is added. */
export const BuyBarLater = later(import.meta.env.SSR ? (await load()).default : lazy(load));
