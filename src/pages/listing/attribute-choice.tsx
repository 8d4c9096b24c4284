import * as m from '#messages/filters';
import type { AttributeKind } from '../../domains/catalogue/attributes/attribute-kinds.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { type NameCount, choicesOf } from './choices.ts';

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
export function AttributeChoice({
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
