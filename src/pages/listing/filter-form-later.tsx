import { type ComponentProps, lazy, Suspense } from 'react';
// Rendered by the server, so its styles are needed at once.
import '../../ui/price-range/price-range.module.css';
import '../../ui/text-field/text-field.module.css';
import type { FilterForm } from './filter-form.tsx';

const load = async () => ({ default: (await import('./filter-form.tsx')).FilterForm });

/** Part of the bundle on the server; in the browser its code loads after the page's own, then hydrates the form. */
const Form = import.meta.env.SSR ? (await load()).default : lazy(load);

/** The filter form; its code loads later, to keep the first visit light. */
export const FilterFormLater = (props: ComponentProps<typeof FilterForm>) => (
  <Suspense fallback={null}>
    <Form {...props} />
  </Suspense>
);
