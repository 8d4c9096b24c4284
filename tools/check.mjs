/**
 * `npm run check`: types, lint, format, unused exports, architecture, sizes and the schema file. Quick: nothing is
 * installed, and nothing built but the messages. Prints one line a step; exits with 1 when any failed.
 */
import { join } from 'node:path';
import { findNode, noNode } from './bootstrap/node-binary.mjs';
import { root, run } from './bootstrap/processes.mjs';
import { giveUp, step } from './bootstrap/steps.mjs';
import { compileMessages } from './messages.mjs';

/** The steps: a name, a tool inside node_modules, what it is told. */
const steps = [
  ['types, server', 'typescript/bin/tsc', '-p', 'tsconfig.server.json'],
  ['types, browser', 'typescript/bin/tsc', '-p', 'tsconfig.browser.json'],
  ['lint', 'oxlint/bin/oxlint', '--type-aware'],
  ['format', '@biomejs/biome/bin/biome', 'format', '--colors=off', '.'],
  ['unused exports', 'knip/bin/knip.js', '--no-config-hints', '--no-progress'],
  [
    'architecture and sizes',
    'vitest/vitest.mjs',
    'run',
    'test/architecture.test.ts',
    'test/table-owners.test.ts',
    'test/packages.test.ts',
    'test/budgets.test.ts',
  ],
  ['schema file', 'vitest/vitest.mjs', 'run', 'test/schema-file.test.ts'],
];

/**
 * @param {string} node the Node to run the tools with
 * @returns {Promise<{ passed: number, failed: number }>} steps
 */
export async function check(node) {
  await compileMessages();
  const outcome = { passed: 0, failed: 0 };
  for (const [name, tool, ...args] of steps) {
    const fine = await step(name, () => run(node, [join(root, 'node_modules', tool), ...args]));
    outcome[fine ? 'passed' : 'failed'] += 1;
  }
  return outcome;
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const { failed } = await check(findNode() ?? giveUp(noNode));
  process.exitCode = failed ? 1 : 0;
}
