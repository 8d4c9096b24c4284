import type { KeyboardEvent } from 'react';
import * as m from '#messages/sizes';
import { Button } from '../../../../ui/button/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import { TextField } from '../../../../ui/text-field/text-field.tsx';
import { type FitsYou, fitsYou, type KeptSize, type Wearer } from '../fits-you.ts';
import type { SizeGuide } from '../size-guide.ts';
import styles from './fits-you-line.module.css';
import { measureWords } from './measure-words.ts';
import { keepWearer, maxKept, useWearer } from './wearer.ts';

interface Props {
  readonly guide: SizeGuide;
  /** Its name. */
  readonly product: string;
  /** How most reviews say that it comes out. */
  readonly runs: 'small' | 'true' | 'large' | null;
  /** Sizes that were bought and kept. */
  readonly bought: readonly KeptSize[];
}

/** 'M fits you', with the reason, or the question for what fits; its place is as high with the one as with the other. */
export function FitsYouLine({ guide, product, runs, bought }: Props) {
  const wearer = useWearer();
  const found = fitsYou(guide, { ...wearer, kept: [...wearer.kept, ...bought] }, runs);
  return (
    <details className={styles.fits}>
      <summary>
        <Icon name="user" />
        <span className={styles.said} aria-live="polite">
          {found ? (
            <>
              <b>{m.fits_you({ size: found.size })}</b>:{' '}
              {[reasonOf(found), runsWords(runs)].filter(Boolean).join(', ')}
            </>
          ) : (
            m.which_size()
          )}
        </span>
      </summary>
      <WearerFields guide={guide} product={product} wearer={wearer} />
    </details>
  );
}

function reasonOf(found: FitsYou): string {
  if (found.by === 'usual') return m.because_usual({ usual: found.usual });
  if (found.by === 'height') return m.because_height({ height: found.heightCm });
  const { measure, cm, worn } = found;
  const name = measureWords[measure][0]().toLowerCase();
  return m.because_kept({ measure: name, cm, worn: worn.size, product: worn.product });
}

const runsWords = (runs: Props['runs']): string =>
  runs === 'small' ? m.this_runs_small() : runs === 'large' ? m.this_runs_large() : '';

/** What somebody says once, kept as it is typed. The buying form stands around it, so it has no form of its own. */
function WearerFields({ guide, product, wearer }: { guide: SizeGuide; product: string; wearer: Wearer }) {
  const sizes = guide.rows.map(({ size }) => size);
  const worn = wearer.kept.find((kept) => kept.product === product)?.size ?? '';
  const fits = (size: string) => {
    const row = guide.rows.find((one) => one.size === size);
    const others = wearer.kept.filter((kept) => kept.product !== product);
    keepWearer({
      ...wearer,
      kept: [...(row ? [{ ...row, kind: guide.kind, product }] : []), ...others].slice(0, maxKept),
    });
  };
  return (
    <div className={styles.fields}>
      <SizeSelect
        label={m.usually_wear()}
        sizes={sizes}
        value={wearer.usual[guide.kind] ?? ''}
        onChoose={(size) =>
          keepWearer({ ...wearer, usual: { ...wearer.usual, [guide.kind]: size || undefined } })
        }
      />
      <SizeSelect label={m.fits_already()} sizes={sizes} value={worn} onChoose={fits} />
      {guide.measures.includes('height') && (
        <TextField
          label={m.height_cm()}
          inputMode="numeric"
          maxLength={3}
          defaultValue={wearer.heightCm ?? ''}
          onKeyDown={buyNothing}
          onChange={({ target }) => keepWearer({ ...wearer, heightCm: Number(target.value) || undefined })}
        />
      )}
      <p className={styles.soft}>{m.stays_here()}</p>
      <p>
        <Button size="small" variant="quiet" onClick={() => keepWearer(null)}>
          {m.forget_sizes()}
        </Button>
      </p>
    </div>
  );
}

/** Enter would put the product into the cart. */
const buyNothing = (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault();

function SizeSelect({
  label,
  sizes,
  value,
  onChoose,
}: {
  label: string;
  sizes: readonly string[];
  value: string;
  onChoose: (size: string) => void;
}) {
  const offered = value === '' || sizes.includes(value) ? sizes : [value, ...sizes];
  return (
    <Select label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{m.not_said()}</option>
      {offered.map((size) => (
        <option key={size}>{size}</option>
      ))}
    </Select>
  );
}
