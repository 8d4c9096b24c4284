import { parseSync } from 'vite';
import { hole } from './tokens.ts';

/** An SQL template in a file: its text with a hole for each `${…}`. */
export interface Template {
  readonly file: string;
  readonly line: number;
  readonly sql: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/** Every sql`…`, execute(db)`…` and the like of a file, and the names of kysely's other SQL builders that it calls, such as `sql.table`. */
export function templatesOf(file: string, source: string): { templates: Template[]; others: string[] } {
  const templates: Template[] = [];
  const others: string[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) walk(one);
    else if (isNode(value)) {
      if (value.type === 'TaggedTemplateExpression' && isSql(value.tag))
        templates.push({
          file,
          line: source.slice(0, value.start).split('\n').length,
          sql: textOf(value.quasi),
        });
      if (value.type === 'MemberExpression') others.push(...otherWays(value));
      for (const child of Object.values(value)) walk(child);
    }
  };
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  walk(program);
  return { templates, others };
}

/** These only write a list of fragments, or a value. */
const harmless = new Set(['join', 'lit']);
const builders = new Set([
  'selectFrom',
  'insertInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'replaceInto',
]);

function otherWays({ object, property }: Node): string[] {
  const name = nameOf(property) ?? '';
  if (nameOf(object) === 'sql' && !harmless.has(name)) return [`sql.${name}`];
  return builders.has(name) ? [name] : [];
}

function textOf(quasi: unknown): string {
  const { quasis } = quasi as { quasis: { value: { cooked: string } }[] };
  return quasis.map(({ value }, index) => (index === 0 ? '' : hole(index - 1)) + value.cooked).join('');
}

/** The functions of `platform/database.ts` that run a statement. */
const executing = new Set(
  'execute findRow getRow findValue getValue listValues hasRow hasChanged countChanged'.split(' '),
);

const isSql = (tag: unknown): boolean =>
  nameOf(tag) === 'sql' ||
  (isNode(tag) && tag.type === 'CallExpression' && executing.has(nameOf(tag.callee) ?? ''));
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? (node.name as string) : undefined;
