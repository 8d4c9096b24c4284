import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

/** Which Node runs the shop when npm runs on another one than the lock file pins. */

const folder = mkdtempSync(join(tmpdir(), 'chowk-node-'));
afterAll(() => rmSync(folder, { recursive: true }));
const ofMachine = join(folder, 'node');
writeFileSync(ofMachine, '#!/bin/sh\n');
chmodSync(ofMachine, 0o755);

function versionFor(version: string): string {
  const ask = "import('./tools/bootstrap/node-binary.mjs').then(({ findNode }) => console.log(findNode()))";
  const { stdout } = spawnSync(process.execPath, ['-e', ask], {
    encoding: 'utf8',
    env: { npm_config_user_agent: `npm/11.0.0 node/${version} linux x64`, npm_node_execpath: ofMachine },
  });
  return stdout.trim();
}

it('is a newer patch of the machine: security fixes do not wait for the pinned package', () =>
  expect(versionFor('v24.999.0')).toBe(ofMachine));

it.each(['v24.0.1', 'v20.19.0', 'v999.0.0'])('is the pinned one and not the machine’s %s', (version) =>
  expect(versionFor(version)).not.toBe(ofMachine),
);
