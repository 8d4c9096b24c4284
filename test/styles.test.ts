import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** Rules for all style sheets. */

// The simulator's page has its own styles, which no other page uses.
const files = execFileSync('git', ['ls-files', 'src', 'packages'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(css|tsx?|html)$/.test(file))
  .filter((file) => !file.endsWith('simulator-pages.ts'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

it('every style variable without a fallback is defined somewhere', () => {
  const definitions = new Set(
    files.flatMap(({ text }) => [...text.matchAll(/(--[a-z][\w-]*)['"]?\s*:/g)].map(([, name]) => name)),
  );
  const usesOfNames = files.flatMap(({ file, text }) =>
    [...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name]) => ({ file, name })),
  );
  expect(usesOfNames.length).toBeGreaterThan(500);
  expect(usesOfNames.filter(({ name }) => !definitions.has(name))).toEqual([]);
});

it('every style variable that is defined is used', () => {
  const all = files.map(({ text }) => text).join('\n');
  const usesOfNames = new Set(
    [...all.matchAll(/(?:var\(\s*|['"`])(--[a-z][\w-]*)(?!['"\w-]*['"]?\s*:)/g)].map(([, name]) => name),
  );
  const unusedNames = files
    .filter(({ file }) => file.endsWith('.css'))
    .flatMap(({ text }) => [...text.matchAll(/(--[a-z][\w-]*)\s*:/g)].map(([, name]) => name))
    .filter((name) => !usesOfNames.has(name));
  expect(unusedNames).toEqual([]);
});

it('every data attribute that a style depends on is set somewhere', () => {
  const code = files.filter(({ file }) => !file.endsWith('.css')).map(({ text }) => text);
  const set = new Set(
    code.flatMap((text) =>
      [...text.matchAll(/\bdata-([a-z][\w-]*)|\bdataset\.(\w+)/g)].map(
        ([, dashedName, camel = '']) =>
          dashedName ?? camel.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      ),
    ),
  );
  const read = files
    .filter(({ file }) => file.endsWith('.css'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/\[data-([\w-]+)/g)].map(([, name = '']) => ({ file, name })),
    );
  expect(read.length).toBeGreaterThan(50);
  expect(read.filter(({ name }) => !set.has(name))).toEqual([]);
});

it('no style of the whole page depends on what is somewhere in it', () => {
  // Chromium then styles every element anew whenever one is put in or taken out (record 107).
  const wide = files.flatMap(({ file, text }) =>
    [...text.matchAll(/(?:^|[\s,}>(])(?::root|html|body|\*)[^\s{,>]*:has\([^{]*/g)].map(([rule]) => ({
      file,
      rule,
    })),
  );
  expect(wide).toEqual([]);
});

it('styles differ by four widths, one height and what the visitor has or wants, in rem', () => {
  // See docs/design.md. 40rem is the specification's, for the tiles of a carousel.
  const exceptions =
    /^(print|screen|\(width (<|>=) (22\.5|30|48|64)rem\)|\(height (<|>=) 30rem\)|\((scripting|hover|pointer|prefers-reduced-motion|forced-colors): [a-z-]+\))$/;
  const conditions = files
    .filter(({ file }) => file.endsWith('.css'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/@(?:media|container)([^{]*)\{/g)].flatMap(([, condition = '']) =>
        condition.split(/,| and /).map((part) => ({ file, part: part.trim() })),
      ),
    );
  expect(conditions.length).toBeGreaterThan(100);
  expect(
    conditions.filter(
      ({ file, part }) =>
        !exceptions.test(part) && !(file.endsWith('carousel.module.css') && part === '(width >= 40rem)'),
    ),
  ).toEqual([]);
});

/** The names of a CSS module's classes. */
const classesOf = (css: string) =>
  new Set(
    [...css.replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"]*"/g, '').matchAll(/\.([a-z_][\w-]*)/gi)].map(
      ([, name = '']) => name,
    ),
  );
const modules = new Map(
  files.filter(({ file }) => file.endsWith('.module.css')).map(({ file, text }) => [file, classesOf(text)]),
);
/** What a component takes from a CSS module: `styles.name`, `const { name } = styles`, or `styles[expression]`, which may be any. */
const uses = files
  .filter(({ file }) => /\.tsx?$/.test(file))
  .flatMap(({ file, text }) =>
    [...text.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)';$/gm)].flatMap(([, styles, from = '']) => {
      const code = text.replaceAll(/^import .*|\/\/.*|\/\*[\s\S]*?\*\//gm, '');
      const module = join(dirname(file), from);
      const parts = [...code.matchAll(new RegExp(`{([^{}]*)}\\s*=\\s*${styles}\\b`, 'g'))]
        .flatMap(([, names = '']) => names.split(',').map((one) => one.split(/[:=]/)[0]?.trim() ?? ''))
        .map((name) => ({ file, module, name }));
      const access = `\\b${styles}(?:\\??\\.(\\w+)|(?:\\?\\.)?\\[(['"\`])([^'"\`$]+)\\2\\]|((?:\\?\\.)?\\[))`;
      return [
        ...parts,
        ...[...code.matchAll(new RegExp(access, 'g'))].map(([, property, , literal, any]) => ({
          file,
          module,
          name: any ? null : (property ?? literal),
        })),
      ];
    }),
  );

it('a component uses no class that its CSS module lacks', () => {
  expect(uses.length).toBeGreaterThan(1_000);
  expect(uses.filter(({ module, name }) => name && !modules.get(module)?.has(name))).toEqual([]);
});

it('a class is named by its CSS module, never by a plain string', () => {
  const strings = files
    .filter(({ file }) => file.endsWith('.tsx'))
    .flatMap(({ file, text }) =>
      (text.match(/\bclassName=(?:"|'|{['"])[^>]{0,40}/g) ?? []).map((one) => `${file} ${one}`),
    );
  expect(strings).toEqual([]);
});

it('every class of a CSS module is used', () => {
  const unusedNames = [...modules].flatMap(([module, classes]) => {
    const own = uses.filter((use) => use.module === module);
    if (own.some(({ name }) => name === null)) return [];
    return [...classes]
      .filter((name) => !own.some((use) => use.name === name))
      .map((name) => `${module} .${name}`);
  });
  expect(unusedNames).toEqual([]);
});

it('a style sheet names no animation and no grid area that it lacks', () => {
  // In a CSS module both are names of its own, so that another sheet's would not be found.
  const values =
    /^(?:none|infinite|linear|ease(?:-in|-out|-in-out)?|both|forwards|backwards|alternate|reverse|normal|paused|running|auto|span)$/;
  const lacking = files
    .filter(({ file }) => file.endsWith('.css'))
    .flatMap(({ file, text }) => {
      const css = text.replace(/\/\*[\s\S]*?\*\//g, '');
      const definitions = new Set([
        ...[...css.matchAll(/@keyframes\s+([\w-]+)/g)].map(([, name]) => name),
        ...[...css.matchAll(/"([^"]+)"/g)].flatMap(([, row = '']) => row.split(/\s+/)),
      ]);
      const names = [...css.matchAll(/(?:animation(?:-name)?|grid-area):\s*([^;{}]+);/g)].flatMap(
        ([, value = '']) => value.replace(/[\w-]+\([^)]*\)/g, '').match(/(?<![\w.-])[a-z][\w-]*/g) ?? [],
      );
      return names
        .filter((name) => !values.test(name) && !definitions.has(name))
        .map((name) => `${file} ${name}`);
    });
  expect(lacking).toEqual([]);
});
