import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { domainGraph } from '../src/domains/graph.ts';
import { circlesIn } from './support/circles-in.ts';

/** The rules of ARCHITECTURE.md, checked on every import and every line of src. */

const root = resolve(import.meta.dirname, '..');
const filesIn = (folder: string, kind = /\.tsx?$/) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && kind.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !file.includes('.test.') && !file.includes('node_modules'));
const files = filesIn('src');

/** `src/domains/cart/x.ts` → `domains/cart`; `src/http/x.ts` → `http`; `src/main.ts` → `` (the top). */
function roomOf(file: string): string {
  if (file.startsWith('packages/')) return '';
  const [, top, inner] = file.split('/');
  if (!top || top.includes('.')) return '';
  return top === 'domains' && inner && !inner.includes('.') ? `domains/${inner}` : top;
}

interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

/** What a name that begins with `#` stands for: a file, in the browser perhaps another one. */
const { imports: aliases } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  imports: Record<string, string | Record<string, string>>;
};
const standsFor = (alias: string): string[] =>
  [aliases[alias] ?? {}].flatMap((to) => (typeof to === 'string' ? to : Object.values(to)));

const importsOf = (from: string): Import[] =>
  [
    ...readFileSync(join(root, from), 'utf8').matchAll(
      /^(?:import|export)\s+(type\s)?[^;]*?from\s+'([.#][^']+)'|^import '(\.[^']+)'|import\(['`](\.[^'`]+)['`]\)/gm,
    ),
  ].flatMap((match) => {
    const specifier = match[2] ?? match[3] ?? match[4] ?? '';
    const typeOnly = match[1] !== undefined;
    const to = specifier.startsWith('#')
      ? standsFor(specifier)
      : [relative(root, resolve(root, dirname(from), specifier))];
    return to.map((to) => ({ from, to: to.replace(/^\.\//, ''), typeOnly }));
  });
const imports = files.flatMap(importsOf);

const forbidden = (rule: (one: Import) => boolean) =>
  imports.filter(rule).map(({ from, to }) => `${from} imports ${to}`);
const linesWith = (pattern: RegExp, isAllowed: (file: string) => boolean) =>
  files
    .filter((file) => !isAllowed(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          pattern.test(line) && !/^\s*(\*|\/\/|\/\*)/.test(line)
            ? [`${file}:${index + 1} ${line.trim()}`]
            : [],
        ),
    );

/** Parts of a domain, and pages, that run in the browser. */
const isBrowser = (file: string) =>
  /^src\/(ui|web|storefront|pages|desk)\/|^src\/domains\/[^/]+\/ui\//.test(file);

describe('the declared import graph of the domains', () => {
  it('names every domain folder, and no other', () => {
    const folders = readdirSync(join(root, 'src/domains'), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [entry.name] : [],
    );
    expect(folders.filter((folder) => !(folder in domainGraph))).toEqual([]);
  });

  it('has no circle', () => {
    expect(circlesIn(new Map(Object.entries(domainGraph)))).toEqual([]);
  });

  it('is kept by every import', () => {
    const graph: Record<string, readonly string[]> = domainGraph;
    expect(
      forbidden(({ from, to }) => {
        const [a, b] = [roomOf(from), roomOf(to)];
        if (!a.startsWith('domains/') || !b.startsWith('domains/') || a === b) return false;
        return !graph[a.slice(8)]?.includes(b.slice(8));
      }),
    ).toEqual([]);
  });
});

describe('the files', () => {
  it('import each other in no circle, types included', () => {
    const everywhere = ['src', 'packages', 'bench', 'db', 'test', 'tools'].flatMap((folder) =>
      filesIn(folder, /\.(tsx?|m?js)$/),
    );
    everywhere.push(...readdirSync(root).filter((file) => /\.(tsx?|m?js)$/.test(file)));
    const all = new Map(everywhere.map((file) => [file, importsOf(file).map(({ to }) => to)]));
    expect(circlesIn(all).map((circle) => circle.join(' → '))).toEqual([]);
  });

  it('can be read by Node, whose parser knows less than the compiler', async () => {
    const code = files
      .filter((file) => file.endsWith('.ts'))
      .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
    const read = await Promise.allSettled(code.map(async ([, text]) => stripTypeScriptTypes(text)));
    expect(code.filter((_, at) => read[at]?.status === 'rejected').map(([file]) => file)).toEqual([]);
  });
});

describe('styles, pictures and fonts', () => {
  // TypeScript accepts any `*.css`, so only the build would notice a renamed file.
  it('are there where they are imported', () => {
    const missing = filesIn('src', /\.(tsx?|css)$/).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/['"](\.\.?\/[^'"?]+\.(?:css|svg|woff2))['"?]/g)]
        .filter(([, to]) => !existsSync(resolve(root, dirname(file), to ?? '')))
        .map(([, to]) => `${file} imports ${to}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('the rooms', () => {
  it('import each other in no circle, types included', () => {
    const rooms = Map.groupBy(imports, ({ from }) => roomOf(from));
    const all = new Map(
      [...rooms].map(([room, ofRoom]) => [
        room,
        [...new Set(ofRoom.map(({ to }) => roomOf(to)))].filter((to) => to !== room && to !== ''),
      ]),
    );
    all.delete('');
    expect(circlesIn(all).map((circle) => circle.join(' → '))).toEqual([]);
  });
});

describe('the walls between the floors', () => {
  it('no domain imports a page, the web entry or the HTTP floor', () => {
    expect(
      forbidden(
        ({ from, to }) => roomOf(from).startsWith('domains/') && /^(pages|storefront|http)/.test(roomOf(to)),
      ),
    ).toEqual([]);
  });

  it('a domain knows the web entry only from its ui, and there only pages, forms and photos', () => {
    expect(
      forbidden(
        ({ from, to }) =>
          roomOf(from).startsWith('domains/') &&
          roomOf(to) === 'web' &&
          !(
            isBrowser(from) &&
            /^src\/web\/((back-to-)?page|shell-context|(page-)?form|form-button|photos\/.+)\.tsx?$/.test(to)
          ),
      ),
    ).toEqual([]);
  });

  it('ui knows no domain and nothing of the server', () => {
    expect(forbidden(({ from, to }) => roomOf(from) === 'ui' && !['ui', ''].includes(roomOf(to)))).toEqual(
      [],
    );
  });

  it('platform imports nobody above it', () => {
    expect(
      forbidden(
        ({ from, to }) =>
          roomOf(from) === 'platform' &&
          roomOf(to) !== 'platform' &&
          !/^(src\/shop\.ts$|packages\/)/.test(to),
      ),
    ).toEqual([]);
  });

  it('nothing of the browser imports stores, handlers or the server', () => {
    expect(
      forbidden(
        ({ from, to, typeOnly }) =>
          isBrowser(from) &&
          !typeOnly &&
          (/\.(store|http|calls)\.ts$/.test(to) || ['http', 'realtime'].includes(roomOf(to))),
      ),
    ).toEqual([]);
  });

  it('nothing imports what starts the process, and nothing but the desk its pages', () => {
    expect(
      forbidden(({ from, to }) => roomOf(to) === 'start' && !['start', ''].includes(roomOf(from))),
    ).toEqual([]);
    expect(forbidden(({ from, to }) => roomOf(to) === 'desk' && roomOf(from) !== 'desk')).toEqual([]);
  });

  it('the desk’s pages know nothing of the shop’s pages', () => {
    expect(forbidden(({ from, to }) => roomOf(from) === 'desk' && roomOf(to) === 'pages')).toEqual([]);
  });
});

/** SQL fragments, and the functions of `platform/database.ts` that run them. */
const sqlIn =
  /(?<!\.)\b(sql(<[^`]*>)?`|(execute|(find|get)(Row|Value)|listValues|hasRow|hasChanged|countChanged)[<(])/;

describe('the rules written as absences', () => {
  it('SQL stands in stores only', () => {
    const isAllowed = (file: string) =>
      file.endsWith('.store.ts') ||
      file === 'src/platform/database.ts' ||
      file === 'src/http/serve-health.ts' ||
      file.startsWith('packages/embedded-postgres/src/');
    expect(linesWith(sqlIn, isAllowed)).toEqual([]);
  });

  it("a payment provider's name stands in its folder, the registry and the settings only", () => {
    const isAllowed = (file: string) =>
      file.startsWith('src/domains/payments/providers/') || file.startsWith('src/settings/');
    expect(linesWith(/razorpay/i, isAllowed)).toEqual([]);
  });

  it('process.env is read in the settings only', () => {
    expect(
      linesWith(
        /process\.env/,
        (file) => file.startsWith('src/settings/') || file.startsWith('packages/embedded-postgres/src/'),
      ),
    ).toEqual([]);
  });

  it('the server reads the time from the clock only', () => {
    expect(
      linesWith(
        /Date\.now\(\)|new Date\(\)/,
        (file) =>
          file === 'src/platform/clock.ts' ||
          file.startsWith('packages/embedded-postgres/src/') ||
          isBrowser(file),
      ),
    ).toEqual([]);
  });

  it('no file re-exports everything, and no folder is a drawer', () => {
    expect(linesWith(/export \*/, () => false)).toEqual([]);
    expect(files.filter((file) => /\/(utils?|helpers?|lib|common|misc)(\/|\.tsx?$)/.test(file))).toEqual([]);
  });
});
