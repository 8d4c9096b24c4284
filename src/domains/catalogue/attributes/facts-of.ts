import { plainText } from '../words/plain-text.ts';
import type { AttributeKind } from './attribute-kinds.ts';

/** Per attribute: the labels of its fact lines, and the word that its values omit there ('Neck: Round'). */
const labels: Readonly<Record<AttributeKind, readonly [label: RegExp, word: string]>> = {
  audience: [/^(ideal for|for|gender|suitable for)$/, ''],
  colourFamily: [/^colou?rs?$/, ''],
  fabric: [/^(fabric|material|cloth|kapda|fabric type|outer material|upper material|कपड़ा)$/, ''],
  pattern: [/^(pattern|print|print type|pattern type|work)$/, ''],
  neck: [/^(neck|neckline|neck type|collar|collar type)$/, 'neck'],
  sleeve: [/^(sleeves?|sleeve length|sleeve type)$/, 'sleeve'],
  fit: [/^(fit|fit type|silhouette)$/, 'fit'],
  occasion: [/^(occasions?|season|wear)$/, ''],
};

const longest = { label: 20, value: 120 };

/** The lines of a description, without tags. */
export const linesOf = (html: string): string[] =>
  html
    .split(/<\/?(?:p|li|br|ul|ol|div|tr|h\d)\b[^<>]*>|\n/i)
    .map(plainText)
    .filter(Boolean);

/** The text after a label, as in 'Care: Hand wash'; '' when no line has the label. */
export function factIn(lines: readonly string[], label: RegExp): string {
  for (const line of lines) {
    const fact = labelIn(line);
    if (fact && label.test(fact.label)) return fact.value;
  }
  return '';
}

/** A line's label in lower case and its value; null when the line has no label. */
function labelIn(line: string): { label: string; value: string } | null {
  const colon = line.indexOf(':');
  if (colon < 1 || colon > longest.label) return null;
  const label = line
    .slice(0, colon)
    .replace(/^[\s\-–•*]+/, '')
    .trim()
    .toLowerCase();
  return { label, value: line.slice(colon + 1, colon + 1 + longest.value).trim() };
}

/** The attribute that a label such as 'Fabric' names; undefined when there is none. */
export const attributeOf = (label: string): AttributeKind | undefined =>
  (Object.keys(labels) as AttributeKind[]).find((kind) => labels[kind][0].test(label.toLowerCase()));

/** The labelled facts of a description, such as 'Fabric: Cotton': text by attribute. */
export function factsOf(lines: readonly string[]): Map<AttributeKind, string> {
  const facts = new Map<AttributeKind, string>();
  for (const line of lines) {
    const fact = labelIn(line);
    if (!fact) continue;
    const { label, value } = fact;
    for (const [kind, [pattern, word]] of Object.entries(labels) as [
      AttributeKind,
      readonly [RegExp, string],
    ][])
      if (pattern.test(label) && !facts.has(kind))
        facts.set(
          kind,
          word
            ? value
                .split(/[,;/]/)
                .map((one) => `${one} ${word}`)
                .join(', ')
            : value,
        );
  }
  return facts;
}
