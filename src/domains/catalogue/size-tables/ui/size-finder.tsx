import * as m from '#messages/sizes';
import { classes } from '../../../../ui/classes.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { type FitsYou, fitsYou, type KeptSize, type Wearer } from '../fits-you.ts';
import type { SizeGuide } from '../size-guide.ts';
import { HeightField } from './height-field.tsx';
import { measureWords } from './measure-words.ts';
import { SizeSelect } from './size-select.tsx';
import guideStyles from './size-guide.module.css';
import { changeWearer, maxKept, useWearer } from './wearer.ts';
import styles from './wearer.module.css';

interface Props {
  readonly guide: SizeGuide;
  /** The product's name. */
  readonly product: string;
  /** How most reviews say that the size runs. */
  readonly runs: 'small' | 'true' | 'large' | null;
  /** Sizes of products that the customer bought and kept. */
  readonly bought: readonly KeptSize[];
}

/** 'M fits you', with the reason inside; or the questions needed to tell. Needs scripts. */
export function SizeFinder({ guide, product, runs, bought }: Props) {
  const wearer = useWearer();
  const fit = fitsYou(guide, { ...wearer, kept: [...wearer.kept, ...bought] }, runs);
  return (
    <details className={classes(guideStyles.guide, styles.needsScripts)}>
      <summary>
        <Icon name="user" />
        <span aria-live="polite">{fit ? m.fits_you({ size: fit.size }) : m.find_my_size()}</span>
      </summary>
      <div className={styles.fields}>
        {fit && <p>{[reasonOf(fit), runsWords(runs)].filter(Boolean).join(', ')}</p>}
        {guide.measures.includes('height') && <HeightField />}
        <WearerFields guide={guide} product={product} wearer={wearer} />
        <p className={styles.soft}>{m.stays_here()}</p>
        <ForgetSizes />
      </div>
    </details>
  );
}

export const ForgetSizes = () => (
  <p className={styles.needsScripts}>
    <Button size="small" variant="quiet" onClick={() => changeWearer(() => null)}>
      {m.forget_sizes()}
    </Button>
  </p>
);

function reasonOf(fit: FitsYou): string {
  if (fit.by === 'usual') return m.because_usual({ usual: fit.usual });
  if (fit.by === 'height') return m.because_height({ height: fit.heightCm });
  const { measure, cm, worn } = fit;
  return m.because_kept({ measure: measureWords[measure][0](), cm, worn: worn.size, product: worn.product });
}

const runsWords = (runs: Props['runs']): string =>
  runs === 'small' ? m.this_runs_small() : runs === 'large' ? m.this_runs_large() : '';

/** The customer's answers, saved as they are typed. It has no form of its own, because it is inside the buying form. */
function WearerFields({ guide, product, wearer }: { guide: SizeGuide; product: string; wearer: Wearer }) {
  const sizes = guide.rows.map(({ size }) => size);
  const wornSize = wearer.kept.find((entry) => entry.product === product)?.size ?? '';
  const fits = (size: string) => {
    const row = guide.rows.find((one) => one.size === size);
    const mine = row ? [{ ...row, kind: guide.kind, product }] : [];
    changeWearer((current) => ({
      ...current,
      kept: [...mine, ...current.kept.filter((entry) => entry.product !== product)].slice(0, maxKept),
    }));
  };
  return (
    <>
      <SizeSelect
        optional
        label={m.usually_wear()}
        sizes={sizes}
        value={wearer.usual[guide.kind] ?? ''}
        onChoose={(size) =>
          changeWearer((current) => ({
            ...current,
            usual: { ...current.usual, [guide.kind]: size || undefined },
          }))
        }
      />
      <SizeSelect optional label={m.fits_already()} sizes={sizes} value={wornSize} onChoose={fits} />
    </>
  );
}
