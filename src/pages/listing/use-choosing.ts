import { useEffect, useRef } from 'react';
import { type Filters, lists } from './filters.ts';
import type { ListingData } from './load.ts';

/** A size recognised in the search words. */
export interface SaidSize {
  readonly id: string;
  readonly text: string;
}

export const sizesInWords = (
  reading: ListingData['found']['understood'],
  filters: Filters,
): readonly SaidSize[] =>
  (reading?.filters ?? []).filter(({ id, kind }) => kind === 'size' && !filters.asText.includes(id));

/** Applies changes in a filter form: `choose` takes the field that changed, `form` is the ref of the form. */
export function useChoosing({
  filters,
  saidSizes,
  apply,
}: {
  filters: Filters;
  saidSizes: readonly SaidSize[];
  apply: (change: Partial<Filters>) => void;
}) {
  const choose = ({ name, value, checked, type }: HTMLInputElement) => {
    if (type !== 'checkbox' && type !== 'radio') return;
    const list = lists.find((one) => one === name);
    const inWords =
      list === 'size' && !checked && saidSizes.find(({ text }) => text.toLowerCase() === value.toLowerCase());
    if (inWords) apply({ asText: [...filters.asText, inWords.id] });
    else if (list) {
      const others = filters[list].filter((one) => one !== value);
      apply({ [list]: checked ? [...others, value] : others });
    } else apply({ [name]: name === 'inStock' ? checked : checked ? value : '' });
  };
  const form = useRef<HTMLFormElement>(null);
  // Apply clicks on the server-rendered boxes that came before this code was loaded.
  useEffect(() => {
    const early = [...(form.current?.querySelectorAll('input') ?? [])].filter(
      ({ checked, defaultChecked }) => checked !== defaultChecked,
    );
    const last = early.find(({ checked }) => checked) ?? early[0];
    if (last) choose(last);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it hydrates what the server rendered
  }, []);
  return { form, choose };
}
