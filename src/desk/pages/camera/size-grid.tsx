import * as m from '#messages/desk-camera';
import { Input } from '../../../ui/field/input.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { type CameraDraft, type Choices, cellOf, gridOf, sizesToTap } from './camera-draft.ts';
import styles from './camera.module.css';

type TextName = 'otherSizes' | 'colours' | 'each';

interface Props {
  readonly draft: CameraDraft;
  readonly choices: Choices;
  readonly fault: string | undefined;
  readonly onChange: (over: Partial<CameraDraft>) => void;
  /** The props that bind a text field to the form. */
  readonly text: (name: TextName) => {
    name: TextName;
    value: string;
    error: string | undefined;
    onChange: (event: { target: { value: string } }) => void;
  };
}

/** Sizes by tap, colours by name, and the pieces of each; the grid changes single ones. */
export function SizeGrid({ draft, choices, fault, onChange, text }: Props) {
  const { sizes, colours } = gridOf(draft);
  const isTapped = (size: string) => draft.sizes.includes(size);
  const tap = (size: string) =>
    onChange({
      sizes: isTapped(size) ? draft.sizes.filter((one) => one !== size) : [...draft.sizes, size],
    });
  return (
    <>
      <fieldset className={styles.sizes}>
        <legend>{m.sizes()}</legend>
        <div className={styles.chips}>
          {sizesToTap(draft, choices).map((size) => (
            <label key={size} className={styles.chip}>
              <Input type="checkbox" checked={isTapped(size)} onChange={() => tap(size)} />
              {size}
            </label>
          ))}
        </div>
        <p className={styles.soft}>{m.sizes_hint()}</p>
      </fieldset>
      <div className={styles.pair}>
        <TextField label={m.pieces()} inputMode="numeric" {...text('each')} error={fault} />
        <TextField label={m.colours()} hint={m.colours_hint()} {...text('colours')} />
      </div>
      <details className={styles.grid}>
        <summary>{m.grid()}</summary>
        <TextField label={m.other_sizes()} hint={m.comma_hint()} {...text('otherSizes')} />
        {colours.map((colour) => (
          <fieldset key={colour} className={styles.sizes}>
            {colour && <legend>{colour}</legend>}
            <div className={styles.cells}>
              {sizes.map((size) => (
                <TextField
                  key={size}
                  label={size}
                  aria-label={m.pieces_of({ what: [size, colour].filter(Boolean).join(' ') })}
                  inputMode="numeric"
                  value={draft.pieces[cellOf(size, colour)] ?? draft.each}
                  onChange={({ target }) =>
                    onChange({ pieces: { ...draft.pieces, [cellOf(size, colour)]: target.value } })
                  }
                />
              ))}
            </div>
          </fieldset>
        ))}
      </details>
    </>
  );
}
