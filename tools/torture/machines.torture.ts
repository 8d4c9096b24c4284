/** Loses a machine during purchases: the database's, the shop's, a proxy in between. Arguments select among the losses. */
import {
  loseNginx,
  losePrimary,
  loseProxy,
  loseServer,
  loseStandby,
  pullPlug,
} from '../../test/torture/machines/losses.ts';
import { type Machines, startMachines } from '../../test/torture/machines/machines.ts';
import { restoreToTheMinute } from '../../test/torture/machines/restore.ts';
import { prove } from './prove.ts';

const losses: Record<string, (machines: Machines) => Promise<string>> = {
  'the primary is killed': losePrimary,
  'the plug of the primary is pulled': pullPlug,
  'the standby is killed': loseStandby,
  'a server is killed': loseServer,
  'PgBouncer is killed': (machines) => loseProxy(machines, 'pgbouncer'),
  'HAProxy is killed': (machines) => loseProxy(machines, 'haproxy'),
  'nginx is killed': loseNginx,
  'a wrong deletion is taken back': restoreToTheMinute,
};

// Exiting also stops the machines.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const names = process.argv.slice(2);
let machines: Machines | undefined;
await prove('a cluster, two servers and their proxies, as deploy/ sets them up', async () => {
  machines = await startMachines();
  return 'all run';
});
// After a failure the machines may be in any state.
for (const [what, work] of Object.entries(losses))
  if (machines && !process.exitCode && (names.length === 0 || names.includes(what))) {
    const on = machines;
    await prove(what, () => work(on));
  }
await machines?.stop();
// Customers of a failed purchase may still be retrying.
process.exit();
