import * as m from '#messages/filters';
import { Button } from '../../ui/button/button.tsx';
import { useShell } from '../../web/shell-context.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { bySize, choicesOf, type NameCount, withChosen } from './choices.ts';
import { ColourChoice } from './colour-choice.tsx';
import type { Filters } from './filters.ts';
import type { ListingData } from './load.ts';
import { PriceChoice } from './price-choice.tsx';
import { RatingChoice } from './rating-choice.tsx';
import { type SaidSize, sizesInWords, useChoosing } from './use-choosing.ts';
import type { AttributeKind } from '../../domains/catalogue/attributes/attribute-kinds.ts';

/** Sizes from small to large. A size recognised in the search words counts as chosen. */
function SizeChoice({
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

const legends = {
  audience: m.audience,
  colourFamily: m.colour_family,
  fabric: m.fabric,
  pattern: m.pattern,
  occasion: m.occasion,
  fit: m.fit,
  sleeve: m.sleeve,
  neck: m.neck,
} satisfies Record<AttributeKind, () => string>;

/** The values of one attribute. */
function AttributeChoice({
  kind,
  found,
  chosen,
}: {
  kind: AttributeKind;
  found: readonly NameCount[] | undefined;
  chosen: readonly string[];
}) {
  return (
    <ChoiceGroup legend={legends[kind]()} name={kind} choices={choicesOf(found, chosen)} chosen={chosen} />
  );
}

interface Props {
  readonly data: ListingData;
  readonly to: (change: Partial<Filters>) => string;
  readonly apply: (change: Partial<Filters>) => void;
}

/** A plain form, so that it works without JavaScript. With JavaScript every change applies at once. */
export function FilterForm({ data, to, apply }: Props) {
  const { filters, found, path, ofPath } = data;
  const { understood, facets } = found;
  const saidSizes = sizesInWords(understood, filters);
  const { form, choose } = useChoosing({ filters, saidSizes, apply });
  const shops = (facets?.shops ?? []).map(({ name, slug, count }) => ({ value: slug, label: name, count }));
  return (
    // `noValidate`: the highest price may be off the steps that start at the lowest. The server accepts any bounds.
    <form
      ref={form}
      action={path}
      autoComplete="off"
      aria-label={m.filters()}
      noValidate
      onChange={({ target }) => choose(target as unknown as HTMLInputElement)}
    >
      <CarriedFields filters={filters} />
      {!ofPath.category && <CategoryChoice chosen={filters.category} counted={facets?.categories ?? []} />}
      <AttributeChoice kind="audience" found={facets?.attributes.audience} chosen={filters.audience} />
      <PriceChoice
        data={data}
        to={to}
        said={understood?.filters.find(({ kind }) => kind === 'price')}
        apply={apply}
      />
      <SizeChoice sizes={facets?.sizes} chosen={filters.size} saidSizes={saidSizes} />
      <ColourChoice colours={facets?.attributes.colourFamily} chosen={filters.colourFamily} family />
      <ColourChoice colours={facets?.colours} chosen={filters.colour} />
      {(['fabric', 'pattern', 'occasion', 'fit', 'sleeve', 'neck'] as const).map((kind) => (
        <AttributeChoice key={kind} kind={kind} found={facets?.attributes[kind]} chosen={filters[kind]} />
      ))}
      <RatingChoice ratings={facets?.ratings} chosen={filters.rating} apply={apply} />
      <ChoiceGroup
        legend={m.brand()}
        name="brand"
        choices={choicesOf(facets?.brands, filters.brand)}
        chosen={filters.brand}
        withSearch
      />
      <ChoiceGroup
        legend={m.discount()}
        name="discount"
        choices={(facets?.discounts ?? []).map(({ percent, count }) => ({
          value: String(percent),
          label: m.and_more({ percent }),
          count,
        }))}
        chosen={[filters.discount]}
      />
      {!ofPath.shop && (
        <ChoiceGroup
          legend={m.shop()}
          name="shop"
          choices={withChosen(shops, filters.shop)}
          chosen={filters.shop}
          withSearch
        />
      )}
      <ChoiceGroup
        legend={m.availability()}
        name="inStock"
        choices={[{ value: 'true', label: m.in_stock_only(), count: facets?.inStock }]}
        chosen={[String(filters.inStock)]}
      />
      <noscript>
        <Button type="submit">{m.apply_filters()}</Button>
      </noscript>
    </form>
  );
}

/** Hidden fields for what the form does not show but the next page keeps: the search, its order and its view. */
function CarriedFields({ filters }: { filters: Filters }) {
  return (
    <>
      {filters.value && <input type="hidden" name="value" value={filters.value} />}
      {filters.asText.map((id) => (
        <input key={id} type="hidden" name="asText" value={id} />
      ))}
      {filters.order && <input type="hidden" name="order" value={filters.order} />}
      {filters.view === 'list' && <input type="hidden" name="view" value="list" />}
    </>
  );
}

/** A single choice drawn as checkboxes: clicking the chosen one clears it. */
function CategoryChoice({ chosen, counted }: { chosen: string; counted: readonly CategoryCount[] }) {
  const { categories } = useShell();
  const isChosen = ({ _id, name, slug }: (typeof categories)[number]) => [slug, _id, name].includes(chosen);
  const countOf = new Map(counted.map(({ slug, count }) => [slug, count]));
  // What no product is left in is not offered; where none is left at all, or while the index loads, everything is.
  const offer = categories.filter((one) => counted.length === 0 || countOf.has(one.slug) || isChosen(one));
  return (
    <ChoiceGroup
      legend={m.category()}
      name="category"
      choices={offer.map(({ name, slug }) => ({
        value: slug,
        label: name,
        count: countOf.get(slug),
      }))}
      chosen={categories.filter(isChosen).map(({ slug }) => slug)}
    />
  );
}

type CategoryCount = NonNullable<ListingData['found']['facets']>['categories'][number];
