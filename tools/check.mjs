/**
 * `npm run check`: types, lint, format, unused exports, architecture, sizes, the schema file and the API document. Quick: it installs
 * nothing and builds only the messages. Prints one line per step; exits with 1 if any failed.
 */
import { readWords } from './bootstrap/help.mjs';
import { findNode, noNode } from './bootstrap/node-binary.mjs';
import { bin, run } from './bootstrap/processes.mjs';
import { giveUp, step } from './bootstrap/steps.mjs';
import { compileMessages } from './messages.mjs';

/** The steps: a name, a tool and its arguments. */
const steps = [
  ['types, server', bin('tsc'), '-p', 'tsconfig.server.json'],
  ['types, browser', bin('tsc'), '-p', 'tsconfig.browser.json'],
  ['lint', bin('oxlint'), '--type-aware'],
  ['format', bin('biome'), 'format', '--colors=off', '.'],
  ['unused exports', bin('knip'), '--no-config-hints', '--no-progress'],
  [
    'architecture, sizes, schema file, API document',
    bin('vitest'),
    'run',
    'test/architecture.test.ts',
    'test/table-owners.test.ts',
    'test/packages.test.ts',
    'test/budgets.test.ts',
    'test/names.test.ts',
    'test/small-files.test.ts',
    'test/styles.test.ts',
    'test/schema-file.test.ts',
    'src/http/openapi.test.ts',
  ],
];

/**
 * @param {string} node the Node to run the tools with
 * @returns {Promise<{ passed: number, failed: number }>} the numbers of steps
 */
export async function check(node) {
  await compileMessages();
  const outcome = { passed: 0, failed: 0 };
  for (const [name, ...args] of steps) {
    const fine = await step(name, () => run(node, args));
    outcome[fine ? 'passed' : 'failed'] += 1;
  }
  return outcome;
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  readWords(
    'npm run check: types, lint, format, unused exports, architecture, sizes, the schema file and the API document. Installs nothing.',
  );
  const { failed } = await check(findNode() ?? giveUp(noNode));
  process.exitCode = failed ? 1 : 0;
}
