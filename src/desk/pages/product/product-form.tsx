import type { ComponentProps } from 'react';
import * as m from '#messages/desk-goods';
import { hsnOfProduct, kindHsnOf } from '../../../domains/catalogue/attributes/hsn-of.ts';
import {
  contentFields,
  type FactName,
  factNames,
  factOf,
  facts,
} from '../../../domains/catalogue/products/fields.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { DigitsField } from '../../../ui/text-field/digits-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { Overtaken } from '../../parts/overtaken.tsx';
import { Unsaved } from '../../parts/unsaved.tsx';
import { AttributeFields } from './attribute-fields.tsx';
import { attributesOf, coloursOf, type Draft } from './draft.ts';
import { partNames, written } from './merge-drafts.ts';
import { Pictures, usePictureUpload } from './pictures.tsx';
import { PriceFields } from './price-fields.tsx';
import styles from './product.module.css';
import { shownPart } from './shown-part.tsx';
import { Sizes } from './sizes.tsx';
import { type ProductPage, useProductForm } from './use-product-form.ts';

type ProductFields = ReturnType<typeof useProductForm>;

/** The product form. If someone else saved first, it shows the merge and the user decides. */
export function ProductForm(page: ProductPage) {
  const { choices, product } = page;
  const made = useProductForm(page);
  const { form, values: draft, set, fields, busy, overtaking, isBegun, forget } = made;
  const changeImages: ComponentProps<typeof Pictures>['onChange'] = (change) =>
    set((now) => ({ images: change(now.images) }));
  const upload = usePictureUpload(product, changeImages);
  return (
    <Form
      form={form}
      className={styles.form}
      heading={
        <div className={styles.whole}>
          {overtaking && (
            <Overtaken
              {...{ overtaking, draft, written }}
              names={partNames()}
              shown={(from, part) => shownPart(from, part, choices)}
              onChoose={set}
            />
          )}
        </div>
      }
    >
      <div className={styles.column}>
        <Naming made={made} choices={choices} />
        <PriceFields
          draft={draft}
          fields={fields}
          commissionPercent={choices.commissionPercent}
          onChange={set}
        />
        <Sizes variants={draft.variants} fields={fields} onChange={(variants) => set({ variants })} />
        <TextArea
          label={m.description()}
          rows={7}
          hint={m.description_hint()}
          {...made.text('description')}
        />
      </div>
      <div className={styles.column}>
        <Pictures
          images={draft.images}
          upload={upload}
          colours={coloursOf(draft)}
          shown={draft.pictureColours}
          onShow={(image, colour) =>
            set((now) => ({ pictureColours: { ...now.pictureColours, [image]: colour } }))
          }
          error={fields.images}
          onChange={changeImages}
        />
        <Checkbox
          label={m.hidden()}
          hint={m.hidden_hint()}
          checked={draft.hidden}
          onChange={(event) => set({ hidden: event.target.checked })}
        />
        <AttributeFields
          asRead={attributesOf(product)}
          chosen={draft.attributes}
          offered={choices.attributes}
          onChange={(attributes) => set({ attributes })}
        />
        <FactFields made={made} choices={choices} names={factNames.filter((name) => !factOf(name).law)} />
        <LawFields made={made} choices={choices} />
      </div>
      <Unsaved when={!isBegun && !busy} onLeave={forget} />
      <p className={styles.foot}>
        <ButtonLink variant="quiet" href="/desk/products">
          {m.back_to_products()}
        </ButtonLink>
        <Button type="submit" loading={busy || upload.sending > 0}>
          {product ? m.save() : m.add_product()}
        </Button>
      </p>
    </Form>
  );
}

/** The facts that the law requires of this product, except those the shop states for all its products. */
function LawFields({ made, choices }: { made: ProductFields; choices: ProductPage['choices'] }) {
  return (
    <fieldset className={styles.law}>
      <legend>{m.law_legend()}</legend>
      <p className={styles.how}>{m.law_hint()}</p>
      <FactFields made={made} choices={choices} names={factNames.filter((name) => factOf(name).law)} />
    </fieldset>
  );
}

interface FactFieldsProps {
  readonly made: ProductFields;
  readonly choices: ProductPage['choices'];
  readonly names: readonly FactName[];
}

/** Text up to this length stands in half a line. */
const halfLine = 60;

/** Short facts side by side, then codes, then long ones. */
function FactFields({ made: { text, values }, choices, names }: FactFieldsProps) {
  const isCode = (name: FactName) => factOf(name).kind === 'hsn';
  const texts = names.filter((name) => !isCode(name));
  const short = texts.filter((name) => facts[name].max <= halfLine);
  const field = (name: FactName) => {
    const { label, hint, max } = factOf(name);
    return <TextField key={name} label={label()} hint={hint?.()} maxLength={max} {...text(name)} />;
  };
  return (
    <>
      {short.length > 0 && <div className={styles.pair}>{short.map(field)}</div>}
      {names.filter(isCode).map((name) => (
        <DigitsField
          key={name}
          label={facts[name].label()}
          digits={facts[name].max}
          hint={hsnHint(values, choices)}
          {...text(name)}
        />
      ))}
      {texts.filter((name) => !short.includes(name)).map(field)}
    </>
  );
}

/** Says which code the product has while its own field is empty (R-GST-5). */
function hsnHint({ name, categoryId, attributes }: Draft, { categories }: ProductPage['choices']): string {
  const category = categories.find(({ id }) => id === categoryId)?.hsn ?? '';
  const kind = kindHsnOf(name, attributes.fabric.values.join(' '));
  const hsn = hsnOfProduct({ own: '', kind, category });
  if (hsn === '') return m.hsn_hint();
  return hsn === category ? m.hsn_by_category({ hsn }) : m.hsn_by_kind({ hsn });
}

/** The name, the brand and the category. */
function Naming({ made: { text }, choices }: { made: ProductFields; choices: ProductPage['choices'] }) {
  return (
    <>
      <TextField label={m.name()} maxLength={contentFields.name.max} {...text('name')} />
      <div className={styles.pair}>
        <TextField label={m.brand()} list="brands" maxLength={contentFields.brand.max} {...text('brand')} />
        <datalist id="brands">
          {choices.brands.map((brand) => (
            <option key={brand} value={brand}>
              {brand}
            </option>
          ))}
        </datalist>
        <Select label={m.category()} {...text('categoryId')}>
          <option value="" disabled>
            {m.choose()}
          </option>
          {choices.categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </div>
    </>
  );
}
