/**
 * `npm test [-- FILE ...]`, from a bare clone: install, browser, types, lint, format, architecture, build, Vitest (units,
 * API calls, database), the usual browser journeys. Ends with one summary that also says what was skipped and why, and
 * exits with 1 if anything failed. Without a browser the journeys are skipped; under CI they fail.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readWords } from './bootstrap/help.mjs';
import { bin, root, run } from './bootstrap/processes.mjs';
import { step } from './bootstrap/steps.mjs';
import { findOrBringBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { check } from './check.mjs';
import { walk } from './journeys.mjs';
import { setUp } from './setup.mjs';

const files = readWords(
  `npm test [-- FILE ...]: install, browser, types, lint, architecture, build, unit and API tests, and the browser journeys that
  playwright.config.ts lists under "always". Ends with one summary; exits with 1 if anything failed.
  FILE   only these test files: npm test src/domains/cart. "npm run journeys" walks every journey.`,
  { takes: (word) => existsSync(join(root, word)) },
);
if (files.length) {
  const { code } = await run(await setUp(), [bin('vitest'), 'run', ...files], { show: true });
  process.exit(code);
}

const startTime = performance.now();
const reports = join(root, '.build/test-results');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const node = await setUp();
const skips = [];
const outcomes = [
  await browser(),
  await check(node),
  await buildAll(),
  await tests(),
  await statements(),
  await journeys(),
];

const total = (kind) => outcomes.reduce((sum, outcome) => sum + (outcome[kind] ?? 0), 0);
const skipText = total('skipped') ? `, ${total('skipped')} skipped` : '';
for (const skip of skips) console.log(`skipped: ${skip}`);
console.log(`\nAll of it took ${Math.round((performance.now() - startTime) / 1000)} s.`);
console.log(`${total('passed')} passed, ${total('failed')} failed${skipText}`);
process.exit(total('failed') ? 1 : 0);

async function browser() {
  const mayLack = !process.env.CI && !process.env.CHROMIUM_PATH;
  let path;
  const fine = await step('browser', async () => {
    const browserPath = await findOrBringBrowser(node);
    ({ path } = browserPath);
    return !path && mayLack
      ? { code: 0, output: '', note: browserPath.output.replaceAll('\n', ' ') }
      : browserPath;
  });
  if (path) process.env.CHROMIUM_PATH = path;
  return { [fine ? (path ? 'passed' : 'skipped') : 'failed']: 1 };
}

async function buildAll() {
  return (await build(node)) ? { passed: 1 } : { failed: 1 };
}

async function tests() {
  const report = join(reports, 'vitest.json');
  console.log('\nVitest');
  const args = [bin('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile=${report}`];
  const { code } = await run(node, args, { show: true });
  if (!existsSync(report)) return { failed: 1 };
  const { testResults, ...counts } = JSON.parse(readFileSync(report, 'utf8'));
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = counts;
  for (const { name, assertionResults } of testResults) {
    const pending = assertionResults.filter(({ status }) => status !== 'passed' && status !== 'failed');
    if (pending.length)
      skips.push(
        `${relative(root, name)}, ${pending.length} of ${assertionResults.length}: ${reasonOf(pending[0])}`,
      );
  }
  return verdict(code, {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  });
}

/** Whether the tests executed every statement, so that its rows were compared with the type that the code gives them. */
async function statements() {
  const list = join(root, 'test/support/rows/never-executed.ts');
  const fine = await step('statements without a test', () => run(node, [list]));
  return { [fine ? 'passed' : 'failed']: 1 };
}

/** A test that may be skipped gives the reason in its outermost title. */
function reasonOf({ ancestorTitles, title }) {
  return ancestorTitles.find(Boolean) ?? title;
}

async function journeys() {
  if (!process.env.CHROMIUM_PATH) {
    skips.push('the browser journeys: no browser could be had; the step "browser" says what was tried');
    return {};
  }
  const report = join(reports, 'journeys.json');
  console.log('\nBrowser journeys');
  const code = await walk(node, { env: { JOURNEYS_REPORT: report } });
  if (!existsSync(report)) return { failed: 1 };
  const { stats } = JSON.parse(readFileSync(report, 'utf8'));
  return verdict(code, {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  });
}

/** A runner that fails without a failed test (a file that does not load, an error outside of tests) counts as a failure. */
function verdict(code, counts) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
