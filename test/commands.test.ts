import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { Refusal } from '../tools/ops/command.ts';
import { commands } from '../tools/ops/commands.ts';
import { findCommand, helpOn, isForHelp } from '../tools/ops/help.ts';

/** Every command and file that a page names is there, and every command answers --help with help and does nothing else. */

const root = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
/** The changelog tells of what was. */
const pages = files.filter(
  (file) => (file.endsWith('.md') && file !== 'CHANGELOG.md') || file === '.env.example',
);
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

interface Mention {
  readonly page: string;
  /** The words of a command, without variables set before it. */
  readonly words: readonly string[];
}

/** The commands in a page's code: spans, and lines of blocks. */
const mentions: readonly Mention[] = pages.flatMap((page) => {
  const text = read(page);
  const blocks = [...text.matchAll(/^ *```\w*\n([\s\S]*?)^ *```/gm)].flatMap(([, block = '']) =>
    block.split('\n'),
  );
  const spans = [...text.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span.replaceAll('\n', ' '));
  return [...blocks, ...spans]
    .flatMap((line) => line.replace(/(^|\s)#.*/, '').split(/&&|\||;/))
    .map((line) => line.trim().replace(/^([A-Z_]+=('[^']*'|\S*) +)+/, ''))
    .filter((line) => /^(npm|npx|node|vitest|playwright) /.test(line))
    .map((line) => ({ page, words: line.split(/\s+/) }));
});

const empty = mkdtempSync(join(tmpdir(), 'chowk-help-'));
afterAll(() => rmSync(empty, { recursive: true }));
const helpOf = async (command: string) => {
  const env = { ...process.env, DATA_DIR: empty, PATH: `${root}/node_modules/.bin:${process.env.PATH}` };
  const { stdout } = await promisify(execFile)('sh', ['-c', `${command} --help`], { cwd: root, env });
  return stdout;
};
const programs = [
  ...new Set(mentions.flatMap(({ words }) => words.filter((word) => /^tools\/[\w-]+\.mjs$/.test(word)))),
];
const help = new Map(
  await Promise.all(
    [...Object.entries(scripts), ...programs.map((file) => [file, `node ${file}`] as const)].map(
      async ([name, command]) => [name, await helpOf(command)] as const,
    ),
  ),
);

/** What is wrong with a command that a page names; undefined if it runs as it is written. */
function faultOf([program, ...words]: readonly string[]): string | undefined {
  if (program === 'node') {
    if (words.includes('-e')) return undefined;
    const file = words.find((word) => !word.startsWith('-')) ?? '';
    if (!existsSync(join(root, file))) return `there is no ${file}`;
    return file.endsWith('.ts') ? 'Node 20 runs no TypeScript: name an npm script' : undefined;
  }
  if (program !== 'npm') return 'its Node may be 20: name an npm script';
  if (['ci', 'audit', 'prune', 'install'].includes(words[0] ?? '')) return undefined;
  const [name = '', ...rest] = words[0] === 'run' ? words.slice(1) : words;
  if (!(name in scripts)) return `there is no script ${name}`;
  return faultIn(name, rest[0] === '--' ? rest.slice(1) : rest);
}

/** What is wrong with the words that a script is given. */
function faultIn(name: string, words: readonly string[]): string | undefined {
  if (name === 'test') return words.find((word) => /^[a-z]/.test(word) && !existsSync(join(root, word)));
  if (name === 'ops' && words[0] !== '…' && !isForHelp(words) && !findCommand(words)) {
    const some = helpOn(words).data.commands as readonly unknown[];
    if (some.length === commands.length) return 'there is no such command';
  }
  const isListed = ['bench', 'torture', 'generate'].includes(name);
  const mustBeInHelp = (word: string) => word.startsWith('--') || (isListed && /^[a-z][a-z-]+$/.test(word));
  return words.find((word) => mustBeInHelp(word) && !help.get(name)?.includes(word));
}

describe('a command', () => {
  it('that a page names runs as it is written', () => {
    expect(mentions.length).toBeGreaterThan(100);
    expect(
      mentions.flatMap(({ page, words }) => {
        const fault = faultOf(words);
        return fault === undefined ? [] : [`${page}: ${words.join(' ')}: ${fault}`];
      }),
    ).toEqual([]);
  });

  it.each([...help])('%s answers --help with help, and does nothing else', (name, text) => {
    // Another program's own help, or one that names the command.
    expect(text).toContain(scripts[name]?.startsWith('exec') === false ? 'Usage' : wayToCall(name));
    expect(text).not.toMatch(/^(ok {2}|FAIL) /m);
    expect(readdirSync(empty)).toEqual([]);
  });

  it.each(commands.map(({ words }) => [words]))(
    'ops %s answers --help, wherever it stands',
    async (words) => {
      for (const line of [`${words} --help`, `${words} A --help B`, `${words} -h`, `help ${words}`]) {
        expect(isForHelp(line.split(' '))).toBe(true);
        expect(helpOn(line.split(' ')).data.commands).toMatchObject([{ words }]);
      }
    },
  );

  it('of the operator makes no database to answer --help', async () => {
    expect(await helpOf('node tools/ops.mjs restore')).toContain('restore FILE');
    expect(readdirSync(empty)).toEqual([]);
  });

  it.each([...new Set([...Object.values(scripts), ...programs.map((file) => `node ${file}`)])])(
    '%s refuses a word that it does not know, and does nothing else',
    async (command) => {
      if (!command.includes('node tools/')) return; // another program, with its own way
      const wrong = command.endsWith('ops.mjs') ? ['sats', 'stats --jsno', 'backup'] : ['--hlep', 'nonsense'];
      // Any word may be in a page's name.
      if (command.includes('screenshots')) wrong.pop();
      for (const words of wrong) {
        const { code, said } = await refusalOf(`${command} ${words}`);
        expect([words, code]).toEqual([words, 1]);
        expect(said).toMatch(/no (option|word|page|command)|unknown option|Name the file/i);
        expect(said).not.toMatch(/^\s+at |^(ok {2}|FAIL) /m);
      }
      expect(readdirSync(empty)).toEqual([]);
    },
  );

  it.each(commands.map((command) => [command.words, command] as const))(
    'ops %s refuses a wrong option before a database opens',
    (_words, command) => {
      expect(() => command.prepare(['--no-such-option'])).toThrow(Refusal);
    },
  );

  it.each(
    commands
      .filter(({ words }) => !/^(seller add|operator add|synonyms)/.test(words))
      .map((command) => [command.words, command] as const),
  )('ops %s refuses a word too many', (_words, command) => {
    expect(() => command.prepare(['one', 'two', 'three'])).toThrow(Refusal);
  });
});

/** How a command ends that cannot be carried out. */
async function refusalOf(command: string): Promise<{ code: number; said: string }> {
  const env = { ...process.env, DATA_DIR: empty, PATH: `${root}/node_modules/.bin:${process.env.PATH}` };
  return promisify(execFile)('sh', ['-c', command], { cwd: root, env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      said: stdout + stderr,
    }),
  );
}

/** How a command's help begins. */
function wayToCall(name: string): string {
  if (name.endsWith('.mjs')) {
    const script = Object.keys(scripts).find((one) => scripts[one]?.includes(name));
    return script ? wayToCall(script) : `node ${name}`;
  }
  return name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
}

it('the journeys of npm test are those that the README names', () => {
  const [, always = ''] = /const always = \[([^\]]*)\]/.exec(read('playwright.config.ts')) ?? [];
  const names = [...always.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(3);
  const row = read('README.md')
    .split('\n')
    .find((line) => line.startsWith('| `npm run journeys`'));
  expect([...(row?.matchAll(/`([\w-]+)`/g) ?? [])].map(([, name]) => name)).toEqual(names);
});

it('every file that a page names is there', () => {
  const missing = pages.flatMap((page) =>
    [
      ...read(page).matchAll(
        /`(\.?[\w@-][\w@./-]*\.(?:tsx?|mjs|js|json|sql|css|md|sh|ya?ml|conf|py|cfg|csv|spec|txt))`/g,
      ),
    ]
      .map(([, file = '']) => file)
      .filter((file) => !isThere(page, file))
      .map((file) => `${page}: ${file}`),
  );
  expect(missing).toEqual([]);
});

/** A path from the root or the page's folder, the end of one, or a pattern for any name (`name.test.ts`). */
function isThere(page: string, file: string): boolean {
  return (
    file.startsWith('name.') ||
    existsSync(join(root, file)) ||
    existsSync(join(root, dirname(page), file)) ||
    files.some((one) => one.endsWith(`/${file}`))
  );
}

it('Node can run every source as it is: its parser knows less than the compiler', () => {
  const sources = files.filter((file) => /^(src|tools|packages)\/.*(?<!\.d|\.test)\.ts$/.test(file));
  const faults = sources.flatMap((file) => {
    try {
      stripTypeScriptTypes(read(file));
      return [];
    } catch (error) {
      return [`${file}: ${(error as Error).message}`];
    }
  });
  expect(faults).toEqual([]);
});
