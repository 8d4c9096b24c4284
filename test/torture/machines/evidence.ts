import type { Machines } from './machines.ts';

const members = ['db1', 'db2'] as const;
/** Patroni's own log lines; those of etcd and PostgreSQL in the same file would crowd them out. */
const patroniSaid = /^\S+ [\d:]+,\d+ (INFO|WARNING|ERROR)/;

/** The standbys that the primary streams to, whether commits wait for them, and how far behind their disks are. */
export async function readReplication({ databases }: Machines): Promise<string> {
  const { name } = await databases.primary();
  const standbys = `select string_agg(format('%s %s %s, %s bytes not flushed', application_name, state, sync_state,
    sent_lsn - flush_lsn), '; ') from pg_stat_replication`;
  const waitedFor = `select current_setting('synchronous_standby_names')`;
  const ask = (query: string) => databases.run(name, 'psql', '-d', 'postgres', '-Atqc', query).trim();
  return `primary ${name}, commits wait for '${ask(waitedFor)}', standbys: ${ask(standbys) || 'none'}`;
}

/**
 * Why a loss failed: if the primary has the order, a stale server answered; if not, the order is lost.
 * @param before the result of readReplication before the loss
 */
export async function explain(machines: Machines, orderIds: readonly string[], before: string) {
  const { databases } = machines;
  const missing = `select format('%s lacks %s of ${orderIds.length} acknowledged orders: %s',
      case when pg_is_in_recovery() then 'standby' else 'primary' end,
      count(*), (array_agg(id))[1:5])
    from unnest('{${orderIds.join()}}'::text[]) id where not exists (select from orders o where o.id = id)`;
  const has = members.map((name) => {
    try {
      return `${name}: ${databases.run(name, 'psql', '-d', 'chowk', '-Atqc', missing).trim()}`;
    } catch (error) {
      return `${name}: does not answer (${String(error).split('\n')[0]?.slice(0, 80)})`;
    }
  });
  const logs = databases.all.map((machine) => `${machine.name}\n${machine.output(patroniSaid)}`);
  return [`Before: ${before}`, ...has, ...logs].join('\n');
}
