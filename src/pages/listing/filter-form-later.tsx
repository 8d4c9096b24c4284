import { type ComponentProps, lazy, Suspense } from 'react';
// The styles of what comes later: the server has rendered it, so they are wanted at once.
import '../../ui/price-range/price-range.module.css';
import '../../ui/text-field/text-field.module.css';
import type { FilterForm } from './filter-form.tsx';

const load = async () => ({ default: (await import('./filter-form.tsx')).FilterForm });

/** On the server the form is there from the start. In the browser its code comes after the page's own, and takes over what the server rendered. */
const Form = import.meta.env.SSR ? (await load()).default : lazy(load);

/** The form of the filters, whose code holds no first visit up. */
export const FilterFormLater = (props: ComponentProps<typeof FilterForm>) => (
  <Suspense fallback={null}>
    <Form {...props} />
  </Suspense>
);
