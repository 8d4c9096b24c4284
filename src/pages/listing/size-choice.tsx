import * as m from '#messages/filters';
import { ChoiceGroup } from './choice-group.tsx';
import { bySize, type NameCount, choicesOf } from './choices.ts';
import type { SaidSize } from './use-choosing.ts';

/** Sizes from small to large. A size recognised in the search words counts as chosen. */
export function SizeChoice({
  sizes,
  chosen,
  saidSizes,
}: {
  sizes: readonly NameCount[] | undefined;
  chosen: readonly string[];
  saidSizes: readonly SaidSize[];
}) {
  const choices = bySize(choicesOf(sizes, chosen));
  return (
    <ChoiceGroup
      legend={m.size()}
      name="size"
      choices={choices}
      chosen={choices.flatMap(({ value }) =>
        chosen.includes(value) || saidSizes.some(({ text }) => text.toLowerCase() === value.toLowerCase())
          ? value
          : [],
      )}
      tiles
    />
  );
}
