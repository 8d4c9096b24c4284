import * as m from '#messages/filters';
import { ChoiceGroup } from './choice-group.tsx';
import { type NameCount, choicesOf } from './choices.ts';
import { dyeOf } from '../../domains/catalogue/dyes.ts';
import styles from './filter-panel.module.css';

export function ColourChoice({
  colours,
  chosen,
  family = false,
}: {
  colours: readonly NameCount[] | undefined;
  chosen: readonly string[];
  /** Colour families instead of the shops' own colour names. */
  family?: boolean;
}) {
  const choices = choicesOf(colours, chosen).map((choice) => ({
    ...choice,
    label: (
      <>
        <i className={styles.swatch} style={{ '--dye': dyeOf(choice.value) }} />
        {choice.value}
      </>
    ),
  }));
  return (
    <ChoiceGroup
      legend={family ? m.colour_family() : m.colour()}
      name={family ? 'colourFamily' : 'colour'}
      choices={choices}
      chosen={chosen}
    />
  );
}
