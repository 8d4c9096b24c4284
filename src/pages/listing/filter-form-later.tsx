import { lazy } from 'react';
// The server renders it, so its styles are needed at once.
import '../../ui/price-range/price-range.module.css';
import '../../ui/text-field/text-field.module.css';
import { later } from '../../ui/later.tsx';

const load = async () => ({ default: (await import('./filter-form.tsx')).FilterForm });

export const FilterFormLater = later(import.meta.env.SSR ? (await load()).default : lazy(load));
