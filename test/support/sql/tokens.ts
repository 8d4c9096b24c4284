/** A token of SQL: a word (lower case), a quoted name, a string, a `${…}` of a template, or a single character. */
export interface Token {
  readonly kind: 'word' | 'name' | 'string' | 'hole' | 'mark';
  readonly text: string;
}

/** The placeholder for a template's n-th `${…}` in its text. */
export const hole = (index: number): string => `\u0001${index}\u0002`;

const patterns: readonly [Token['kind'] | 'nothing', RegExp][] = [
  ['nothing', /\s+|--[^\n]*/y],
  ['hole', /\u0001(\d+)\u0002/y],
  ['string', /[eE]'(?:[^'\\]|\\[^]|'')*'/y],
  ['string', /'(?:[^']|'')*'/y],
  ['string', /\$(\w*)\$[^]*?\$\1\$/y],
  ['name', /"((?:[^"]|"")*)"/y],
  ['word', /[\p{L}_][\p{L}\p{N}_$]*/uy],
  ['string', /\d[\w.]*/y],
  ['mark', /[^]/y],
];

/** Splits SQL into tokens, without spaces and comments, which may be nested. */
export function tokensOf(sql: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < sql.length) {
    if (sql.startsWith('/*', at)) {
      at = endOfComment(sql, at);
      continue;
    }
    for (const [kind, pattern] of patterns) {
      pattern.lastIndex = at;
      const match = pattern.exec(sql);
      if (!match) continue;
      at = pattern.lastIndex;
      if (kind !== 'nothing') tokens.push({ kind, text: textOf(kind, match) });
      break;
    }
  }
  return tokens;
}

function textOf(kind: Token['kind'], [whole, inner = '']: RegExpExecArray): string {
  if (kind === 'word') return whole.toLowerCase();
  return kind === 'hole' || kind === 'name' ? inner : whole;
}

function endOfComment(sql: string, start: number): number {
  let depth = 0;
  for (let at = start; at < sql.length; at++) {
    if (sql.startsWith('/*', at)) depth++;
    if (sql.startsWith('*/', at) && --depth === 0) return at + 2;
  }
  return sql.length;
}
