/**
 * Compiles the message catalogues (src/messages/<language>/<area>.json) to .build/messages/<area>: one typed function
 * per message, imported as `#messages/<area>`. Unchanged areas are skipped. Nothing is downloaded.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readWords } from './bootstrap/help.mjs';
import { root } from './bootstrap/processes.mjs';

const baseLocale = 'en';

/** What an area's output depends on besides its catalogues. */
const compiler = () => {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const versions = Object.entries(devDependencies).filter(([name]) => name.startsWith('@inlang/'));
  return JSON.stringify(versions) + readFileSync(join(root, 'tools/messages.mjs'), 'utf8');
};

/**
 * @param {object} [options]
 * @param {string} [options.from] a folder of catalogues, with one subfolder per language
 * @param {string} [options.to] the folder to write to
 * @param {string | null} [options.locale] the only language to compile in; null leaves the choice to each call
 * @returns {Promise<string[]>} the areas that were recompiled
 */
export async function compileMessages({
  from = join(root, 'src/messages'),
  to = join(root, '.build/messages'),
  locale = baseLocale,
} = {}) {
  const locales = foldersIn(from);
  const areas = [...new Set(locales.flatMap((one) => catalogues(join(from, one))))].toSorted();
  for (const old of existsSync(to) ? foldersIn(to) : [])
    if (!areas.includes(old)) rmSync(join(to, old), { recursive: true });
  const compiledBy = compiler() + JSON.stringify([locales, locale]);
  const stale = areas
    .map((area) => ({ area, ...readArea(from, locales, area, compiledBy) }))
    .filter(({ area, stamp }) => stampOf(join(to, area)) !== stamp);
  if (stale.length) await compileAreas(stale, { locales, locale, to });
  return stale.map(({ area }) => area);
}

/** An area's catalogues by language, and a hash of everything its output depends on. */
function readArea(from, locales, area, compiledBy) {
  const sources = locales.flatMap((locale) => {
    const path = join(from, locale, `${area}.json`);
    return existsSync(path) ? [{ locale, content: readFileSync(path) }] : [];
  });
  const hash = createHash('sha256').update(compiledBy);
  for (const { locale, content } of sources) hash.update(`\0${locale}\0`).update(content);
  return { sources, stamp: hash.digest('hex') };
}

const stampOf = (folder) =>
  existsSync(join(folder, 'made-from')) ? readFileSync(join(folder, 'made-from'), 'utf8') : undefined;
const foldersIn = (path) =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const catalogues = (folder) =>
  readdirSync(folder).flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -5)] : []));

/** Paraglide is imported only here: most commands find everything compiled. */
async function compileAreas(areas, { locales, locale, to }) {
  const { compileProject } = await import('@inlang/paraglide-js');
  const { loadProjectInMemory, newProject } = await import('@inlang/sdk');
  const { default: format } = await import('@inlang/plugin-message-format');
  const settings = { baseLocale, locales, [format.key]: { pathPattern: '{locale}' } };
  const project = await loadProjectInMemory({
    blob: await newProject({ settings }),
    providePlugins: [format],
  });
  const compilerOptions = {
    outputStructure: 'locale-modules',
    emitReadme: false,
    emitGitIgnore: false,
    emitPrettierIgnore: false,
    additionalFiles: { 'registry.js': registry(to), 'runtime.js': runtime(locale) },
  };
  for (const { area, sources, stamp } of areas) {
    await project.importFiles({ pluginKey: format.key, files: sources });
    const output = await compileProject({ project, compilerOptions });
    await project.db.deleteFrom('bundle').execute();
    writeArea(join(to, area), area, output, stamp);
  }
  await project.close();
}

/** The formatters that messages call: `Intl` for India, cached between calls. */
const registry = (to) =>
  `export { plural, number, datetime } from ${JSON.stringify(relative(to, join(root, 'src/messages/intl.ts')))};\n`;

/**
 * The runtime that messages ask for their language. The compiler's own reads addresses, cookies and headers, and adds
 * 1.2 KB to every page; here the shop sets the language.
 */
const runtime = (locale) => `
/** @typedef {string} LocalizedString */
/** @typedef {string} Locale */
/** @typedef {{ type: 'text', value: string } | { type: 'markup-start' | 'markup-end' | 'markup-standalone', name: string }} MessagePart */
/** @template Inputs, Options, Markup @typedef {{ readonly __markup?: Markup }} MessageMetadata */
export const experimentalStaticLocale = ${locale === null ? '/** @type {Locale | undefined} */ (undefined)' : JSON.stringify(locale)};
export const getLocale = () => ${JSON.stringify(baseLocale)};
`;

/**
 * All areas share the runtime and the formatters. Only what differs is written, since `npm run dev` watches these files;
 * the stamp is last, so that an interrupted compile does not count.
 */
function writeArea(folder, area, output, stamp) {
  mkdirSync(folder, { recursive: true });
  const own = Object.entries(output).filter(([name]) => name.startsWith('messages/'));
  const files = new Map(own.map(([name, code]) => [name.slice(9), replaceTypes(code)]));
  for (const old of readdirSync(folder)) if (!files.has(old)) rmSync(join(folder, old), { recursive: true });
  for (const [name, code] of files) writeChanged(join(folder, name), code);
  for (const name of ['runtime.js', 'registry.js']) writeChanged(join(folder, '..', name), output[name]);
  writeFileSync(join(folder, 'made-from'), stamp);
}

function writeChanged(file, text) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** The compiler allows any parameter type; an object would be shown as [object Object]. */
const replaceTypes = (code) => code.replaceAll('NonNullable<unknown>', 'string | number');

if (process.argv[1] === new URL(import.meta.url).pathname) {
  readWords('node tools/messages.mjs: compiles the message catalogues that changed to .build/messages.');
  await compileMessages();
}
