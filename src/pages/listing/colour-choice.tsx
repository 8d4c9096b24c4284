import * as m from '#messages/filters';
import { ChoiceGroup } from './choice-group.tsx';
import { type Counted, named } from './choices.ts';
import styles from './filter-panel.module.css';

export function ColourChoice({
  colours,
  chosen,
}: {
  colours: readonly Counted[] | undefined;
  chosen: readonly string[];
}) {
  const choices = named(colours, chosen).map((choice) => ({
    ...choice,
    label: (
      <>
        <i className={styles.swatch} data-colour={choice.value.toLowerCase()} />
        {choice.value}
      </>
    ),
  }));
  return <ChoiceGroup legend={m.colour()} name="colour" choices={choices} chosen={chosen} />;
}
