import { useState } from 'react';
import { type Colour, coloursOf } from '../colours.ts';
import type { Product, Variant } from '../product.ts';

export interface ColourChoice {
  readonly colours: readonly Colour[];
  /** Undefined when there are no colours to choose between. */
  readonly colour: Colour | undefined;
  readonly variants: readonly Variant[];
  readonly choose: (name: string) => void;
}

/** The shown colour: the one chosen last, else `nameInAddress`, else the first in stock. */
export function useColour(
  product: Pick<Product, 'variants' | 'images'>,
  nameInAddress?: string | null,
  onChoose?: (name: string) => void,
): ColourChoice {
  const [choice, setPressed] = useState<string>();
  const all = coloursOf(product);
  const colours = all.length > 1 ? all : [];
  const colourNamed = (wantedName?: string | null) => colours.find(({ name }) => name === wantedName);
  const colour =
    colourNamed(choice) ??
    colourNamed(nameInAddress) ??
    colours.find(({ isSoldOut }) => !isSoldOut) ??
    colours[0];
  const variants = colour
    ? product.variants.filter((variant) => variant.colour === colour.name)
    : product.variants;
  const choose = (name: string) => {
    setPressed(name);
    onChoose?.(name);
  };
  return { colours, colour, variants, choose };
}
