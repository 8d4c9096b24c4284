import { useState } from 'react';
import * as m from '#messages/desk-goods';
import { type AttributeKind, attributeKinds } from '../../../domains/catalogue/attributes/attribute-kinds.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import styles from './attribute-fields.module.css';
import type { DraftAttribute, DraftAttributes } from './draft.ts';

const names = {
  audience: m.audience,
  colourFamily: m.colour_family,
  fabric: m.fabric,
  pattern: m.pattern,
  occasion: m.occasion,
  fit: m.fit,
  sleeve: m.sleeve,
  neck: m.neck,
} satisfies Record<AttributeKind, () => string>;

const sources = {
  material: m.from_material,
  description: m.from_description,
  title: m.from_title,
  tags: m.from_tags,
  category: m.from_category,
  sizes: m.from_sizes,
  colours: m.from_colours,
  seller: m.from_seller,
  unread: m.from_texts,
} satisfies Record<DraftAttribute['from'], () => string>;

interface Props {
  /** The attributes when the form was opened. */
  readonly asRead: DraftAttributes;
  readonly chosen: DraftAttributes;
  /** All values of each attribute. */
  readonly offered: Readonly<Record<AttributeKind, readonly string[]>>;
  readonly onChange: (attributes: DraftAttributes) => void;
}

/** A product's attributes: derived from its texts until the seller chooses. */
export function AttributeFields({ asRead, chosen, offered, onChange }: Props) {
  return (
    <fieldset className={styles.attributes}>
      <legend>{m.attributes()}</legend>
      <p className={styles.hint}>{m.attributes_hint()}</p>
      {attributeKinds.map((kind) => (
        <AttributeField
          key={kind}
          kind={kind}
          asRead={asRead[kind]}
          chosen={chosen[kind]}
          offered={offered[kind]}
          onChange={(attribute) => onChange({ ...chosen, [kind]: attribute })}
        />
      ))}
    </fieldset>
  );
}

function AttributeField({
  kind,
  asRead,
  chosen: { values, from },
  offered,
  onChange,
}: {
  kind: AttributeKind;
  asRead: DraftAttribute;
  chosen: DraftAttribute;
  offered: readonly string[];
  onChange: (attribute: DraftAttribute) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const toggle = (value: string, isChosen: boolean) =>
    onChange({
      values: offered.filter((one) => (one === value ? isChosen : values.includes(one))),
      from: 'seller',
    });
  return (
    <details className={styles.attribute} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className={styles.name}>{names[kind]()}</span>
        <span className={styles.values}>{values.join(', ') || m.none()}</span>
        <small>{sources[from]()}</small>
      </summary>
      <div className={styles.offered}>
        {(isOpen ? offered : []).map((value) => (
          <Checkbox
            key={value}
            label={value}
            checked={values.includes(value)}
            onChange={(event) => toggle(value, event.target.checked)}
          />
        ))}
      </div>
      {from === 'seller' && (
        <Button
          variant="quiet"
          onClick={() => onChange(asRead.from === 'seller' ? { values: [], from: 'unread' } : asRead)}
        >
          {m.use_texts()}
        </Button>
      )}
    </details>
  );
}
