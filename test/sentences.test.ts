import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

/** What people read stands in src/messages (CONTRIBUTING.md), so that it is found by name, edited once and translated. */

const root = join(import.meta.dirname, '..');
const under = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Pages of the design system. */
const unchecked = /\.example\.tsx$|^src\/pages\/dev-gallery\/|^src\/ui\/gallery/;
const components = under('src').filter((file) => file.endsWith('.tsx') && !unchecked.test(file));

/** Attributes that are read or said. */
const said =
  /^(aria-label|aria-description|aria-roledescription|title|placeholder|alt|label|hint|legend|caption|doing|reason|note)$/;

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Literal text between tags, and in what is read out, that has a letter. */
function sentencesIn(node: Node): { start: number; text: string }[] {
  const own =
    node.type === 'JSXText'
      ? textOf(node['value'])
      : node.type === 'JSXAttribute' && said.test(textOf((node['name'] as Node)['name']))
        ? textOf((node['value'] as Node | null)?.['value'])
        : '';
  const found = /\p{L}/u.test(own.replaceAll(/&\w+;/g, '')) ? [{ start: node.start, text: own.trim() }] : [];
  return [...found, ...childrenOf(node).flatMap(sentencesIn)];
}

const sentencesOf = (file: string, code = read(file)) =>
  sentencesIn(parseSync(file, code).program as unknown as Node).map(
    ({ start, text }) => `${file}:${code.slice(0, start).split('\n').length} ${text}`,
  );

describe('sentences', () => {
  it('stand in the catalogues and not in components', () => {
    expect(components.flatMap((file) => sentencesOf(file))).toEqual([]);
  });

  it('are seen by this test between tags and in what is read out', () => {
    const code = '<p title="Hi" className="big">{m.hello()} · 5 &amp; <b>there</b></p>';
    expect(sentencesOf('x.tsx', code)).toEqual(['x.tsx:1 Hi', 'x.tsx:1 there']);
  });

  it('are all called by somebody', () => {
    const code = under('src')
      .filter((file) => /\.tsx?$/.test(file))
      .map(read);
    const unused = under('src/messages/en').flatMap((file) => {
      const area = file.slice('src/messages/en/'.length, -'.json'.length);
      const users = code.filter((text) => text.includes(`'#messages/${area}'`));
      return Object.keys(JSON.parse(read(file)) as object)
        .filter((key) => !users.some((text) => new RegExp(`\\.${key}\\b`).test(text)))
        .map((key) => `${area}.${key}`);
    });
    expect(unused).toEqual([]);
  });
});
