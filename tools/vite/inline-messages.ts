import { existsSync, readFileSync } from 'node:fs';
import { parseSync, type Plugin, Visitor } from 'vite';

/** The plain texts of an area: those without a parameter, a plural or a mark. */
function plainTexts(area: string): Record<string, string> {
  const file = `src/messages/en/${area}.json`;
  const messages = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)
    : {};
  return Object.fromEntries(
    Object.entries(messages).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !/[{\\]/.test(entry[1]),
    ),
  );
}

/**
 * Writes a plain message's text where it is called: `m.sold_out()` becomes `"Sold out"`. A catalogue is one module, and a
 * bundler keeps a module whole in the first file that needs a part of it (docs/decisions/0134).
 */
export function inlineMessages(): Plugin {
  return {
    name: 'inline-messages',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const imports = [...code.matchAll(/import \* as (\w+) from '#messages\/([\w-]+)'/g)];
      if (imports.length === 0) return null;
      const texts = new Map(imports.map(([, name = '', area = '']) => [name, plainTexts(area)]));
      const calls: { start: number; end: number; text: string }[] = [];
      new Visitor({
        CallExpression({ callee, start, end, arguments: given }) {
          if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier' || given.length)
            return;
          if (callee.property.type !== 'Identifier') return;
          const text = texts.get(callee.object.name)?.[callee.property.name];
          if (text !== undefined) calls.push({ start, end, text });
        },
      }).visit(parseSync(id, code).program);
      let inlined = code;
      for (const { start, end, text } of calls.toSorted((a, b) => b.start - a.start))
        inlined = inlined.slice(0, start) + JSON.stringify(text) + inlined.slice(end);
      return { code: inlined, map: null };
    },
  };
}
