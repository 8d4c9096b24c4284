import * as m from '#messages/sizes';
import { Button } from '../../../../ui/button/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import type { Lengths } from '../../lengths/lengths-in.ts';
import type { Product } from '../../product.ts';
import { type FitsYou, fitsYou, type KeptSize, type Wearer } from '../fits-you.ts';
import type { SizeGuide } from '../size-guide.ts';
import styles from './fits-you-line.module.css';
import { measureWords } from './measure-words.ts';
import { HeightField, OnMe, useOnMe } from './on-me.tsx';
import { SizeSelect } from './size-select.tsx';
import { changeWearer, maxKept, useWearer } from './wearer.ts';

interface Props {
  readonly guide: SizeGuide | null;
  readonly lengths: Lengths | null;
  readonly product: Product;
  /** The chosen colour and size. */
  readonly colour: string | undefined;
  readonly size: string | undefined;
  /** How most reviews say that the size runs. */
  readonly runs: 'small' | 'true' | 'large' | null;
  /** Sizes of products that the customer bought and kept. */
  readonly bought: readonly KeptSize[];
}

/** 'M fits you', with the reason and where the garment ends; or the questions needed to tell. Both states have the same height. */
export function FitsYouLine({ guide, lengths, product, colour, size, runs, bought }: Props) {
  const wearer = useWearer();
  const found = guide && fitsYou(guide, { ...wearer, kept: [...wearer.kept, ...bought] }, runs);
  const onMe = useOnMe(product, lengths, { colour, size, fits: found?.size });
  return (
    <details
      id="on-me"
      className={styles.fits}
      data-lengths={onMe ? '' : undefined}
      open={onMe?.isAsked || undefined}
    >
      <summary>
        {onMe?.picture ? (
          <img className={styles.small} src={onMe.picture} alt="" width="45" height="60" />
        ) : (
          <span className={styles.small}>
            <Icon name="user" />
          </span>
        )}
        <span className={styles.said} aria-live="polite">
          {guide && <span className={styles.needsScripts}>{fitWords(found, runs)}</span>}
          {onMe && <span>{onMe.ends ?? m.how_long_on_me()}</span>}
        </span>
      </summary>
      <div className={styles.fields}>
        {onMe && lengths ? (
          <OnMe product={product.name} lengths={lengths} shown={onMe} />
        ) : (
          guide?.measures.includes('height') && <HeightField />
        )}
        {guide && <WearerFields guide={guide} product={product.name} wearer={wearer} />}
        <p className={styles.soft}>{onMe ? m.stays_here_but_height() : m.stays_here()}</p>
        <p className={styles.needsScripts}>
          <Button size="small" variant="quiet" onClick={() => changeWearer(() => null)}>
            {m.forget_sizes()}
          </Button>
        </p>
      </div>
    </details>
  );
}

function fitWords(found: FitsYou | null, runs: Props['runs']) {
  if (!found) return m.which_size();
  return (
    <>
      <b>{m.fits_you({ size: found.size })}</b>:{' '}
      {[reasonOf(found), runsWords(runs)].filter(Boolean).join(', ')}
    </>
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

/** The customer's answers, saved as they are typed. It has no form of its own, because it is inside the buying form. */
function WearerFields({ guide, product, wearer }: { guide: SizeGuide; product: string; wearer: Wearer }) {
  const sizes = guide.rows.map(({ size }) => size);
  const worn = wearer.kept.find((kept) => kept.product === product)?.size ?? '';
  const fits = (size: string) => {
    const row = guide.rows.find((one) => one.size === size);
    const mine = row ? [{ ...row, kind: guide.kind, product }] : [];
    changeWearer((saved) => ({
      ...saved,
      kept: [...mine, ...saved.kept.filter((kept) => kept.product !== product)].slice(0, maxKept),
    }));
  };
  return (
    <div className={styles.needsScripts}>
      <SizeSelect
        optional
        label={m.usually_wear()}
        sizes={sizes}
        value={wearer.usual[guide.kind] ?? ''}
        onChoose={(size) =>
          changeWearer((saved) => ({ ...saved, usual: { ...saved.usual, [guide.kind]: size || undefined } }))
        }
      />
      <SizeSelect optional label={m.fits_already()} sizes={sizes} value={worn} onChoose={fits} />
    </div>
  );
}
