import { useState } from 'react';
import { useSearchParams } from 'react-router';
import * as m from '#messages/sizes';
import { Button } from '../../../../ui/button/button.tsx';
import { DigitsField } from '../../../../ui/text-field/digits-field.tsx';
import type { Lengths } from '../../lengths/lengths-in.ts';
import { figureHeights, type HemEnd, isFigureHeight, whereItEnds } from '../../lengths/where-it-ends.ts';
import type { Product } from '../../product.ts';
import styles from './fits-you-line.module.css';
import { SizeSelect } from './size-select.tsx';
import { changeWearer, useWearer } from './wearer.ts';

/** Id of the form that shows the figure without scripts; its fields are inside the buying form. */
export const onMeForm = 'on-me-form';

interface Shown {
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
  readonly fits: string | undefined;
}

/** A product on a figure of the height saved on the device (R-SIZE-4), in the size chosen last, here or to buy. */
export function useOnMe(
  product: Product,
  lengths: Lengths | null,
  { colour, size: toBuy, fits }: Wishes,
): Shown | null {
  const [search] = useSearchParams();
  const [worn, setWorn] = useState({ size: search.get('worn'), toBuy });
  const chosen = (worn.toBuy === toBuy && worn.size) || toBuy;
  const choose = (size: string) => setWorn({ size, toBuy });
  const wearer = useWearer();
  if (!lengths) return null;
  const isAsked = search.has('height');
  const asked = Number(search.get('height'));
  const heightCm = [wearer.heightCm, asked].find(isFigureHeight);
  const { sizes } = lengths;
  const middle = sizes[Math.floor((sizes.length - 1) / 2)];
  const shown =
    sizes.find(({ size }) => size === chosen) ?? sizes.find(({ size }) => size === fits) ?? middle;
  const variant = product.variants.find(
    (one) => one.size === shown?.size && (colour === undefined || one.colour === colour),
  );
  if (!shown || !variant) return null;
  const { size, cm } = shown;
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
  if (mark === 'floor' && below > 0) return m.ends_too_long({ cm: below });
  return below > 0 ? m.ends_below({ cm: below, place }) : m.ends_above({ cm: -below, place });
}

/** Asks for the height once and shows the figure; without scripts, a button submits the height. */
export function OnMe({
  product,
  lengths,
  shown: { heightCm, size, choose, ends, picture },
}: {
  readonly product: string;
  readonly lengths: Lengths;
  readonly shown: Shown;
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

/** Saved on the device as it is typed; without scripts, it shows the height in the URL. */
export function HeightField({ form, heightCm }: { form?: string; heightCm?: number }) {
  const wearer = useWearer();
  return (
    <DigitsField
      label={m.height_cm()}
      hint={m.height_hint(figureHeights)}
      digits={3}
      {...(form && { name: 'height', form })}
      defaultValue={wearer.heightCm ?? heightCm ?? ''}
      // Enter would submit the form around it and add the product to the cart.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      onChange={({ target }) =>
        changeWearer((saved) => ({ ...saved, heightCm: Number(target.value) || undefined }))
      }
    />
  );
}
