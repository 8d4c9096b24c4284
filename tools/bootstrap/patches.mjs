/**
 * The least patch of each major that has the security fixes published up to `since`. Whoever takes a newer one in changes it
 * here; `npm run doctor` compares what runs with it, and test/manifests what containers and deploy/ ask for.
 * Sources: nodejs.org's and postgresql.org's announcements, Debian's changelogs.
 */
export const leastPatches = {
  node: { name: 'Node', since: '2026-10-21', versions: ['24.22.1'] },
  postgresql: { name: 'PostgreSQL', since: '2026-11-12', versions: ['15.20', '16.16', '17.12', '18.7'] },
};

/**
 * Compares versions by their numbers: '24.9.0' is before '24.21.0'.
 *
 * @param {string} one
 * @param {string} other
 */
export function compareVersions(one, other) {
  const [a, b] = [one, other].map((version) => version.match(/\d+/g)?.map(Number) ?? []);
  for (let i = 0; i < Math.max(a.length, b.length); i += 1)
    if ((a[i] ?? 0) !== (b[i] ?? 0)) return (a[i] ?? 0) - (b[i] ?? 0);
  return 0;
}

/** The first number of a version, such as 24 of 'v24.21.0'. */
export const majorOf = (version) => Number(/\d+/.exec(version)?.[0]);

/**
 * What a program of this version lacks, as a sentence; undefined if it is recent enough, or of a major without an entry.
 *
 * @param {'node' | 'postgresql'} program
 * @param {string} version such as 'v24.21.0', '18.4' or '18.4.0-beta.17'
 */
export function lacksFixes(program, version) {
  const { name, since, versions } = leastPatches[program];
  const least = versions.find((one) => majorOf(one) === majorOf(version));
  return least && compareVersions(version, least) < 0
    ? `${version} lacks the security fixes of ${name} ${least} (${since})`
    : undefined;
}
