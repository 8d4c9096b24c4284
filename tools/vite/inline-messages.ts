import { existsSync, readFileSync } from 'node:fs';
import { type ESTree, parseSync, type Plugin, Visitor } from 'vite';

/** An area's texts that need no code: they have parameters at most, no plural and no markup. */
function textsOf(area: string): Record<string, string> {
  const file = `src/messages/en/${area}.json`;
  const messages = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)
    : {};
  return Object.fromEntries(
    Object.entries(messages).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !/[\\`$]|\{\W/.test(entry[1]),
    ),
  );
}

/** Splits a message: a text, a parameter's name, a text, and so on. */
const piecesOf = (text: string) => text.split(/[{}]/);

/** The argument for each parameter of a call; null if the source does not show it. */
function givenTo({ arguments: [only] }: ESTree.CallExpression): Map<string, ESTree.Expression> | null {
  const values = new Map<string, ESTree.Expression>();
  if (!only) return values;
  if (only.type !== 'ObjectExpression') return null;
  for (const property of only.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.computed) return null;
    values.set(property.key.name, property.value);
  }
  return values;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: () => string;
}

/** The source with messages inlined at their calls. `texts`: by the name under which an area is imported. */
function writeMessage(code: string, id: string, texts: ReadonlyMap<string, Record<string, string>>): string {
  const edits: Edit[] = [];
  /** The source between two positions, with the edits in it applied. */
  const between = (from: number, to: number): string => {
    let text = '';
    let at = from;
    for (const edit of edits) {
      if (edit.start < at || edit.end > to) continue;
      text += code.slice(at, edit.start) + edit.text();
      at = edit.end;
    }
    return text + code.slice(at, to);
  };
  const textOf = (node: ESTree.Expression | ESTree.Super) =>
    node.type === 'MemberExpression' &&
    node.object.type === 'Identifier' &&
    node.property.type === 'Identifier'
      ? texts.get(node.object.name)?.[node.property.name]
      : undefined;
  new Visitor({
    CallExpression(call) {
      const pieces = piecesOf(textOf(call.callee) ?? '{');
      const values = givenTo(call);
      const names = pieces.filter((_, at) => at % 2 === 1);
      // Each parameter once: an inlined argument is evaluated as often as it occurs in the text.
      if (!values || values.size !== names.length || names.some((name) => !values.has(name))) return;
      if (pieces.length % 2 === 0 || new Set(names).size < names.length) return;
      const expression = (name: string) => {
        const node = values.get(name);
        return node ? `\${${between(node.start, node.end)}}` : '';
      };
      const text = () =>
        names.length === 0
          ? JSON.stringify(pieces[0])
          : `\`${pieces.map((piece, at) => (at % 2 ? expression(piece) : piece)).join('')}\``;
      edits.push({ start: call.start, end: call.end, text });
    },
    MemberExpression(node) {
      const text = textOf(node);
      if (text === undefined || text.includes('{')) return;
      edits.push({ start: node.start, end: node.end, text: () => `(() => ${JSON.stringify(text)})` });
    },
  }).visit(parseSync(id, code).program);
  edits.sort((one, other) => one.start - other.start || other.end - one.end);
  return between(0, code.length);
}

/**
 * Inlines a message's text at its call: `m.sold_out()` becomes `"Sold out"`. A catalogue is one module, and a bundler
 * puts a module as a whole into the first file that needs a part of it (docs/decisions/0134).
 */
export function inlineMessages(): Plugin {
  return {
    name: 'inline-messages',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const imports = [...code.matchAll(/import \* as (\w+) from '#messages\/([\w-]+)'/g)];
      if (imports.length === 0) return null;
      const texts = new Map(imports.map(([, name = '', area = '']) => [name, textsOf(area)]));
      return { code: writeMessage(code, id, texts), map: null };
    },
  };
}
