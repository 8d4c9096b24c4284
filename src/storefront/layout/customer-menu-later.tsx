import { lazy } from 'react';
import { later } from '../../ui/later.tsx';

const load = async () => ({ default: (await import('./customer-menu.tsx')).CustomerMenu });

export const CustomerMenuLater = later(import.meta.env.SSR ? (await load()).default : lazy(load));
