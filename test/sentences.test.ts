import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

/** Texts for users are in src/messages (CONTRIBUTING.md), so that they can be found by name, edited in one place, and translated. */

const root = join(import.meta.dirname, '..');
const under = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Pages of the design system. */
const uncheckedFiles = /\.example\.tsx$|^src\/pages\/dev-gallery\/|^src\/ui\/gallery/;
const components = under('src').filter((file) => file.endsWith('.tsx') && !uncheckedFiles.test(file));

/**
 * `spoken` is code with texts for users: use-cases, calls and their schemas, mails, invoices, pages that the server
 * writes. Left out are SQL and texts for engineers: measurements, the API's description, an import's log, a full disk.
 */
const forEngineers =
  /\.store\.ts$|\.test\.ts$|src\/http\/(metrics\/|openapi\.ts|serve-docs\.ts)|replicas\/watch-replica\.ts|import\/(report|progress|product-csv)\.ts|platform\/storage-full\.ts/;
const folders = ['src/domains', 'src/http', 'src/platform', 'src/desk', 'src/pages', 'src/storefront']
  .flatMap(under)
  .filter((file) => file.endsWith('.ts') && !forEngineers.test(file) && !uncheckedFiles.test(file));

/** Values that look like sentences: names of states, banks, devices, attributes and columns of a file or an official form, ledgers of Tally, a protocol’s labels, and texts that the API quotes. */
const values =
  /addresses\/(?:read-state|states)\.ts|products\/fields\.ts|statement\/utr-of-line\.ts|sessions\/device-name\.ts|reviews\/ui\/day-in-india\.ts|search\/size-words\.ts|attributes\/words\/|push\/encrypt-push\.ts|filings\/(?:gstr-1|withheld|tally(?:-of-shop)?)\.ts/;
const allowedTexts = new Set([
  'One Size',
  'Default Title',
  'Variant Price',
  'More Finds',
  'The bridge',
  'The push service',
  '… by content',
  '… by goods',
  'Sitemap: …/sitemap.xml',
]);

/** Attributes that are visible or read by screen readers. */
const textAttribute =
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

/** Literal text with a letter, between tags and in such attributes. */
function sentencesIn(node: Node): { start: number; text: string }[] {
  const own =
    node.type === 'JSXText'
      ? textOf(node['value'])
      : node.type === 'JSXAttribute' && textAttribute.test(textOf((node['name'] as Node)['name']))
        ? textOf((node['value'] as Node | null)?.['value'])
        : '';
  const texts = /\p{L}/u.test(own.replaceAll(/&\w+;/g, '')) ? [{ start: node.start, text: own.trim() }] : [];
  return [...texts, ...childrenOf(node).flatMap(sentencesIn)];
}

const sentencesOf = (file: string, code = read(file)) =>
  sentencesIn(parseSync(file, code).program as unknown as Node).map(
    ({ start, text }) => `${file}:${code.slice(0, start).split('\n').length} ${text}`,
  );

/** Text for the log or for the API's description. */
const isCode = (node: Node): boolean =>
  /^(ImportDeclaration|TaggedTemplateExpression|TSLiteralType)$/.test(node.type) ||
  (node.type === 'NewExpression' && /(Error|Underway|LineFull)$/.test(nameOf(node['callee']))) ||
  (node.type === 'CallExpression' && isNode(node['callee']) && node['callee'].type === 'Super') ||
  (node.type === 'CallExpression' && /log\b|\b(info|warn|error|debug|watch)$/.test(nameOf(node['callee']))) ||
  (node.type === 'Property' && /^(does|holds|key|droppedBy|help|description)$/.test(nameOf(node['key'])));

function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression') return `${nameOf(node['object'])}.${nameOf(node['property'])}`;
  return textOf(node['name']);
}

/** Strings of two or more words that start like a sentence. */
function literalsIn(node: Node): { start: number; text: string }[] {
  if (isCode(node)) return [];
  const text =
    node.type === 'TemplateLiteral'
      ? (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…')
      : node.type === 'Literal'
        ? textOf(node['value'])
        : '';
  const reads =
    /^\s*["“]?[A-Z…]\S*,? \S/.test(text) &&
    /[a-z]{2,}[,:]? [a-z…“₹]/.test(text) &&
    /[a-z]{2}.* .*[a-z]{2}/.test(text.replaceAll('…', '')) &&
    !/[<{=]/.test(text);
  const texts = reads && !allowedTexts.has(text) ? [{ start: node.start, text: text.trim() }] : [];
  return [...texts, ...childrenOf(node).flatMap(literalsIn)];
}

const literalsOf = (file: string, code = read(file)) =>
  literalsIn(parseSync(file, code).program as unknown as Node).map(
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

  it('stand in the catalogues and not in use-cases, schemas, mails and invoices', () => {
    expect(folders.filter((file) => !values.test(file)).flatMap((file) => literalsOf(file))).toEqual([]);
  });

  it('are seen by this test in refusals, schemas and mails', () => {
    const code =
      "refuse('not_found', { error: 'No such order' }); line(3, 1, 'Please write');\n" +
      "const text = `Namaste ${name}, all is well`; log.info('Sent a mail'); throw new Error('No key was set');";
    expect(literalsOf('x.ts', code)).toEqual([
      'x.ts:1 No such order',
      'x.ts:1 Please write',
      'x.ts:2 Namaste …, all is well',
    ]);
  });

  it('are all called by somebody', () => {
    const code = under('src')
      .filter((file) => /\.tsx?$/.test(file))
      .map(read);
    const unusedSentences = under('src/messages/en').flatMap((file) => {
      const area = file.slice('src/messages/en/'.length, -'.json'.length);
      const users = code.filter((text) => text.includes(`'#messages/${area}'`));
      return Object.keys(JSON.parse(read(file)) as object)
        .filter((key) => !users.some((text) => new RegExp(`\\.${key}\\b`).test(text)))
        .map((key) => `${area}.${key}`);
    });
    expect(unusedSentences).toEqual([]);
  });
});
