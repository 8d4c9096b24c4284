import * as m from '#messages/product-page';
import type { Fact } from '../../ui/facts.tsx';
import { attributeOf, linesOf } from '../../domains/catalogue/attributes/facts-of.ts';

type StatedFact = readonly [name: string, value: string];

/**
 * Splits a description into its prose and the facts of a list at its end, such as 'Fabric: Cotton'. Without prose, or
 * if any line is not a fact, all of it is prose.
 */
export function splitFacts(html: string): { readonly prose: string; readonly facts: readonly StatedFact[] } {
  const whole = { prose: html, facts: [] };
  const list = /<ul>(?:(?!<\/?(?:ul|a)\b).)*<\/ul>\s*$/s.exec(html);
  if (!list || list.index === 0) return whole;
  const facts = linesOf(list[0]).map((line) => /^([^:]{1,30}):\s+(.+)$/s.exec(line));
  if (!facts.every((fact) => fact !== null)) return whole;
  return { prose: html.slice(0, list.index), facts: facts.map(([, name = '', value = '']) => [name, value]) };
}

/** Shoes and earrings are of a material, not of a fabric. */
const isMaterial = (name: string): boolean => name.toLowerCase() === 'material';

const keyOf = (name: string): string => attributeOf(name) ?? name.toLowerCase();

/**
 * Replaces derived rows by the seller's own statement, which is more exact, and appends statements that no row covers.
 * `fixedRows` are rows shown elsewhere, which must not be repeated.
 */
export function withStated(
  rows: readonly Fact[],
  facts: readonly StatedFact[],
  fixedRows: readonly Fact[],
): Fact[] {
  const names = new Set(fixedRows.filter(([, value]) => value).map(([name]) => keyOf(name)));
  const factsByName = new Map(facts.map((fact) => [keyOf(fact[0]), fact] as const));
  const rowsWithFacts = rows.map(([name, value]): Fact => {
    const key = keyOf(name);
    const own = names.has(key) ? undefined : factsByName.get(key);
    names.add(key);
    return own ? [isMaterial(own[0]) ? m.material() : name, own[1]] : [name, value];
  });
  const values = new Set(rowsWithFacts.map(([, value]) => value));
  const more = [...factsByName].filter(([key, [, value]]) => !names.has(key) && !values.has(value));
  return [...rowsWithFacts, ...more.map(([, fact]) => fact)];
}
