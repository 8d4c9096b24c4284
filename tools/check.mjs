/**
 * `npm run check`: types, lint, format and architecture. Quick: nothing is started, built or written.
 * Prints one line a step; exits with 1 when any failed.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findNode, noNode } from './bootstrap/node-binary.mjs';
import { root, run } from './bootstrap/processes.mjs';
import { giveUp, step } from './bootstrap/steps.mjs';

const node = findNode() ?? giveUp(noNode);
const there = (...paths) => paths.some((path) => existsSync(join(root, path)));
const tool = (script, ...args) => run(node, [join(root, 'node_modules', script), ...args]);

/** Each step: its name, whether there is anything to check yet, what it runs. */
const steps = [
  ['types, server', true, () => tool('typescript/bin/tsc', '-p', 'tsconfig.server.json')],
  [
    'types, browser',
    there('src/ui', 'src/pages', 'src/web/browser'),
    () => tool('typescript/bin/tsc', '-p', 'tsconfig.browser.json'),
  ],
  ['lint', true, () => tool('oxlint/bin/oxlint', '--type-aware')],
  ['format', true, () => tool('@biomejs/biome/bin/biome', 'format', '--colors=off', '.')],
  [
    'architecture',
    there('test/architecture.test.ts'),
    () => tool('vitest/vitest.mjs', 'run', 'test/architecture.test.ts'),
  ],
];

let failed = 0;
for (const [name, applies, work] of steps) if (applies && !(await step(name, work))) failed += 1;
process.exitCode = failed ? 1 : 0;
