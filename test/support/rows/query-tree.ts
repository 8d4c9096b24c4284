/** A node of PostgreSQL's query trees, such as `{VAR :varno 1 :varattno 2 …}`. */
export interface TreeNode {
  readonly tag: string;
  readonly fields: Readonly<Record<string, Value>>;
}

/** What a field holds; an atom is a string, `<>` (nothing) is null. */
export type Value = string | null | TreeNode | readonly Value[];

/** Reads a tree as PostgreSQL prints it for `debug_print_rewritten`: a list of queries. */
export function readTree(text: string): readonly TreeNode[] {
  const tokens = text.match(/[{}()]|"(?:[^"\\]|\\[^])*"|(?:[^\s{}()\\]|\\[^])+/g) ?? [];
  let at = 0;
  const read = (): Value => {
    const token = tokens[at++];
    if (token === '{') return readNode();
    if (token !== '(') return token === '<>' || token === undefined ? null : token;
    const items: Value[] = [];
    while (at < tokens.length && tokens[at] !== ')') items.push(read());
    at++;
    return items;
  };
  const readNode = (): TreeNode => {
    const tag = tokens[at++] ?? '';
    const fields: Record<string, Value> = {};
    while (at < tokens.length && tokens[at] !== '}') {
      const name = (tokens[at++] ?? '').slice(1);
      const values: Value[] = [];
      while (at < tokens.length && tokens[at] !== '}' && !isFieldName(tokens[at])) values.push(read());
      fields[name] = values.length === 1 ? (values[0] ?? null) : values;
    }
    at++;
    return { tag, fields };
  };
  return listOf(read()).filter(isNode);
}

const isFieldName = (token: string | undefined): boolean => /^:[a-z]/i.test(token ?? '');

export const isNode = (value: Value | undefined): value is TreeNode =>
  typeof value === 'object' && value !== null && 'tag' in value;

/** The items of a list field; none for `<>`. */
export const listOf = (value: Value | undefined): readonly Value[] =>
  Array.isArray(value) ? value : isNode(value) ? [value] : [];

/** The nodes of a list field. */
export const nodesOf = (value: Value | undefined): readonly TreeNode[] => listOf(value).filter(isNode);

export const numberOf = (value: Value | undefined): number => Number(value ?? 0);
export const isTrue = (value: Value | undefined): boolean => value === 'true';
