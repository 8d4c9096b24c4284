import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/**
 * Names that are only a participle: `held` says what happened to a thing, not what it is. A variable or parameter is a
 * noun, a function a verb, a type a noun. Names that follow a call's field or a column keep theirs (`{ paid }`).
 */

const root = join(import.meta.dirname, '../..');
const irregular = new Set(
  'known asked said told held shown given taken made done gone seen met found kept left lost meant paid sent sold stood thought understood written won begun bought brought built caught chosen drawn driven fallen felt forgotten fought grown heard hidden hung laid led lent lain lit ridden risen rung spoken spent stolen stuck struck sworn swept taught torn thrown woken worn wound born bound broken dealt eaten fed flown frozen knit mown repaid rewritten sewn shaken shot shrunk slid sought sung sunk withheld undone unpaid unknown unseen unsold unsent untold mistaken overtaken withdrawn outgrown foreseen unmet unread'.split(
    ' ',
  ),
);
/** Words in -ed that are nouns, verbs or adjectives, and two attributes of HTML. */
const others = new Set(
  'need speed seed feed bed shed red embed exceed proceed succeed bleed breed hundred naked shred disabled checked'.split(
    ' ',
  ),
);

/** Whether a whole name is one participle. */
export const isParticiple = (name: string): boolean =>
  irregular.has(name) || (/^[a-z]{2,}ed$/.test(name) && !others.has(name));

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}
/** A name with its file, and whether it is a type's, a property's of a type, or one that code runs by. */
export interface Participle {
  readonly file: string;
  readonly name: string;
  readonly kind: 'type' | 'property' | 'value';
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function* boundNames(pattern: unknown, isField = false): Generator<string> {
  if (!isNode(pattern)) return;
  if (pattern.type === 'Identifier' && !isField) yield pattern['name'] as string;
  else if (pattern.type === 'AssignmentPattern') yield* boundNames(pattern['left'], isField);
  else if (pattern.type === 'RestElement') yield* boundNames(pattern['argument']);
  else if (pattern.type === 'ArrayPattern')
    for (const one of pattern['elements'] as Node[]) yield* boundNames(one);
  else if (pattern.type === 'TSParameterProperty') yield* boundNames(pattern['parameter']);
  else if (pattern.type === 'ObjectPattern')
    for (const one of pattern['properties'] as Node[])
      yield* boundNames(one.type === 'Property' ? one['value'] : one, one['shorthand'] === true);
}

function* namesIn(node: Node): Generator<readonly [string, Participle['kind']]> {
  const own = isNode(node['id']) ? (node['id']['name'] as string) : '';
  const isFunction = /Function|^TS(MethodSignature|EmptyBodyFunction|DeclareFunction)/.test(node.type);
  if (node.type === 'VariableDeclarator') for (const name of boundNames(node['id'])) yield [name, 'value'];
  if (node.type === 'CatchClause') for (const name of boundNames(node['param'])) yield [name, 'value'];
  if (isFunction) {
    if (own) yield [own, 'value'];
    for (const parameter of (node['params'] ?? []) as Node[])
      for (const name of boundNames(parameter)) yield [name, 'value'];
  }
  if (/^(TS(InterfaceDeclaration|TypeAliasDeclaration)|ClassDeclaration)$/.test(node.type) && own)
    yield [own, 'type'];
  const key = isNode(node['key']) && !node['computed'] ? (node['key']['name'] as string) : '';
  if (key && /^(MethodDefinition|TSMethodSignature)$/.test(node.type)) yield [key, 'value'];
  if (key && /^(PropertyDefinition|TSPropertySignature)$/.test(node.type)) yield [key, 'property'];
}

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const part of Object.values(node))
    for (const one of Array.isArray(part) ? part : [part]) if (isNode(one)) yield* nodesOf(one);
}

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** The participles that a program's text declares as names. */
export const participlesIn = (file: string, text: string): Participle[] =>
  [...nodesOf(parseSync(file, text).program as unknown as Node)]
    .flatMap((node) => [...namesIn(node)])
    .filter(([name, kind]) =>
      kind === 'type' ? name === 'Needs' || isParticiple(lowerFirst(name)) : isParticiple(name),
    )
    .map(([name, kind]) => ({ file, name, kind }));

/** The participles in all programs of the repository. */
export function listParticiples(): Participle[] {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root, encoding: 'utf8' });
  return files
    .trim()
    .split('\n')
    .flatMap((file) => participlesIn(file, readFileSync(join(root, file), 'utf8')));
}
