import { useState } from 'react';
import { useSearchParams } from 'react-router';
import * as m from '#messages/sizes';
import { Button } from '../../../../ui/button/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import type { Lengths } from '../../lengths/lengths-in.ts';
import { readHeight } from '../../lengths/read-height.ts';
import { type HemEnd, isFigureHeight, whereItEnds } from '../../lengths/where-it-ends.ts';
import type { Product } from '../../product.ts';
import { fitsYou, type Wearer } from '../fits-you.ts';
import type { SizeGuide } from '../size-guide.ts';
import { HeightField } from './height-field.tsx';
import { inches } from './inches.ts';
import styles from './wearer.module.css';
import { ForgetSizes } from './size-finder.tsx';
import { SizeSelect } from './size-select.tsx';
import { useWearer } from './wearer.ts';

/** Id of the form that shows the figure without scripts; its fields are inside the buying form. */
export const onMeForm = 'on-me-form';

interface FigureView {
  /** The wearer's height, from the device or, without scripts, from the URL. */
  readonly heightCm: number | undefined;
  /** Whether the URL asks for the figure. */
  readonly isAsked: boolean;
  readonly size: string;
  readonly choose: (size: string) => void;
  /** Where the garment ends; undefined until the height is known. */
  readonly ends: string | undefined;
  /** The picture's URL. */
  readonly picture: string | undefined;
}

interface Wishes {
  /** The colour and size chosen to buy. */
  readonly colour: string | undefined;
  readonly size: string | undefined;
  /** The size that fits, if known. */
  readonly fits: string | null | undefined;
}

/** A product on a figure of the height saved on the device (R-SIZE-4), in the size chosen last, here or to buy. */
function useOnMe(
  product: Product,
  lengths: Lengths,
  { colour, size: toBuy, fits }: Wishes,
): FigureView | null {
  const [search] = useSearchParams();
  const [wornSize, setWorn] = useState({ size: search.get('worn'), toBuy });
  const chosenSize = (wornSize.toBuy === toBuy && wornSize.size) || toBuy;
  const choose = (size: string) => setWorn({ size, toBuy });
  const wearer = useWearer();
  const isAsked = search.has('height');
  const heightCm = [wearer.heightCm, readHeight(search.get('height') ?? '')].find(isFigureHeight);
  const { sizes } = lengths;
  const middle = sizes[Math.floor((sizes.length - 1) / 2)];
  const onFigure =
    sizes.find(({ size }) => size === chosenSize) ?? sizes.find(({ size }) => size === fits) ?? middle;
  const variant = product.variants.find(
    (one) => one.size === onFigure?.size && (colour === undefined || one.colour === colour),
  );
  if (!onFigure || !variant) return null;
  const { size, cm } = onFigure;
  if (heightCm === undefined) return { heightCm, isAsked, size, choose, ends: undefined, picture: undefined };
  return {
    heightCm,
    isAsked,
    size,
    choose,
    ends: endWords(whereItEnds(heightCm, lengths, cm)),
    picture: `/pictures/on-me/${product.slug}/${variant._id}-${heightCm}.svg`,
  };
}

const places = {
  waist: m.your_waist,
  hip: m.your_hips,
  knee: m.your_knee,
  ankle: m.your_ankle,
  floor: m.the_floor,
} satisfies Record<HemEnd['mark'], () => string>;

function endWords({ mark, below }: HemEnd): string {
  const place = places[mark]();
  if (Math.abs(below) <= 1) return m.ends_at({ place });
  if (mark === 'floor' && below > 0) return m.ends_too_long({ cm: below, inches: inches(below) });
  const cm = Math.abs(below);
  return (below > 0 ? m.ends_below : m.ends_above)({ cm, inches: inches(cm), place });
}

/** The garment on a figure of the customer's height: a line that says where it ends, and opens to the drawing. */
export function OnMe(props: {
  readonly product: Product;
  readonly lengths: Lengths;
  readonly guide: SizeGuide | null;
  /** The colour and size chosen to buy. */
  readonly colour: string | undefined;
  readonly size: string | undefined;
}) {
  const { product, lengths, guide, colour, size } = props;
  const fits = fitsYouOf(guide, useWearer());
  const onFigure = useOnMe(product, lengths, { colour, size, fits });
  if (!onFigure) return null;
  return (
    <details id="on-me" className={styles.onMe} open={onFigure.isAsked || undefined}>
      <summary>
        {onFigure.picture ? (
          <img className={styles.small} src={onFigure.picture} alt="" width="45" height="60" />
        ) : (
          <span className={styles.small}>
            <Icon name="user" />
          </span>
        )}
        <span className={styles.ends} aria-live="polite">
          {onFigure.ends ?? m.how_long_on_me()}
        </span>
      </summary>
      <div className={styles.fields}>
        <Figure product={product.name} lengths={lengths} shown={onFigure} />
        <p className={styles.soft}>{m.stays_here_but_height()}</p>
        <ForgetSizes />
      </div>
    </details>
  );
}

const fitsYouOf = (guide: SizeGuide | null, wearer: Wearer) => guide && fitsYou(guide, wearer)?.size;

/** Asks for the height once and shows the figure; without scripts, a button submits the height. */
function Figure({
  product,
  lengths,
  shown: { heightCm, size, choose, ends, picture },
}: {
  readonly product: string;
  readonly lengths: Lengths;
  readonly shown: FigureView;
}) {
  const isOneLength = new Set(lengths.sizes.map(({ cm }) => cm)).size === 1;
  return (
    <>
      <HeightField form={onMeForm} {...(heightCm !== undefined && { heightCm })} />
      {!isOneLength && (
        <SizeSelect
          label={m.shown_in_size()}
          name="worn"
          form={onMeForm}
          sizes={lengths.sizes.map((one) => one.size)}
          value={size}
          onChoose={choose}
        />
      )}
      <p className={styles.noScripts}>
        <Button size="small" type="submit" form={onMeForm}>
          {m.show_on_me()}
        </Button>
      </p>
      {picture && (
        <figure className={styles.figure}>
          <img
            src={picture}
            alt={m.on_figure({ product, height: heightCm ?? 0 })}
            width="300"
            height="400"
            loading="lazy"
          />
          <figcaption>{m.drawn_to_scale({ ends: ends ?? '', size })}</figcaption>
        </figure>
      )}
    </>
  );
}
