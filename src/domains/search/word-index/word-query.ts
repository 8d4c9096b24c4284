/** A tsquery as a tree: what products hold a word, or a word that begins so. */
export type WordQuery =
  | { readonly word: string; readonly isBeginning: boolean }
  | { readonly all: readonly WordQuery[] }
  | { readonly any: readonly WordQuery[] }
  | { readonly not: WordQuery };

/**
 * Reads a tsquery such as `text-query.ts` writes: quoted words, `&`, `|`, `!`, brackets, and `:*` after a word that may go on.
 * @throws where it is none of that
 */
export function readWordQuery(text: string): WordQuery {
  const signs = text.match(/'(?:[^'\\]|''|\\.)*'|:\*|[&|!()]/gs) ?? [];
  let at = 0;

  function parted(sign: string, next: () => WordQuery): WordQuery[] {
    const parts = [next()];
    while (signs[at] === sign) {
      at++;
      parts.push(next());
    }
    return parts;
  }

  function anyOf(): WordQuery {
    const any = parted('|', allOf);
    return any.length === 1 && any[0] ? any[0] : { any };
  }

  function allOf(): WordQuery {
    const all = parted('&', one);
    return all.length === 1 && all[0] ? all[0] : { all };
  }

  function one(): WordQuery {
    const sign = signs[at++];
    if (sign === '!') return { not: one() };
    if (sign === '(') {
      const inside = anyOf();
      if (signs[at++] !== ')') throw new Error(`A bracket is not closed in ${text}`);
      return inside;
    }
    if (!sign?.startsWith("'")) throw new Error(`A word is missing in ${text}`);
    const isBeginning = signs[at] === ':*';
    if (isBeginning) at++;
    return {
      word: sign.slice(1, -1).replace(/''|\\(.)/gs, (pair, kept: string) => kept ?? pair[0]),
      isBeginning,
    };
  }

  const query = anyOf();
  if (at < signs.length) throw new Error(`Nothing is known of what follows in ${text}`);
  return query;
}
