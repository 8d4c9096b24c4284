import { readFileSync } from 'node:fs';
import { type ShopProcess, startShopProcess } from '../../test/support/shop-process.ts';
import { processorTime } from '../processor-time.ts';

/** Processor time of each so far, in milliseconds. */
export interface ProcessorUse {
  readonly servers: number;
  readonly database: number;
  readonly redis: number;
}

/** Several servers of one shop on one database. */
export interface Servers {
  readonly addresses: readonly string[];
  readonly used: () => ProcessorUse;
  /** Resident memory of each, in bytes. */
  readonly memory: () => number[];
  readonly stop: () => Promise<void>;
}

/** Starts them one after the other on the database of this data folder. */
export async function openServers(
  dataDir: string,
  howMany: number,
  { postmaster, redis }: { postmaster: number; redis: { url: string; pid(): number } | null },
): Promise<Servers> {
  const servers: ShopProcess[] = [];
  const env: Record<string, string> = redis ? { REDIS_URL: redis.url } : {};
  for (let n = 0; n < howMany; n++) servers.push(await startShopProcess(dataDir, env));
  return {
    addresses: servers.map(({ address }) => address),
    used: () => ({
      servers: servers.reduce((total, { pid }) => total + processorTime(pid, { alone: true }), 0),
      database: processorTime(postmaster),
      redis: redis ? processorTime(redis.pid()) : 0,
    }),
    memory: () => servers.map(({ pid }) => residentBytes(pid)),
    stop: async () => {
      for (const server of servers) await server.stop();
    },
  };
}

/** Resident memory of a process according to Linux, in bytes; NaN elsewhere. */
function residentBytes(pid: number): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) * 1_024;
  } catch {
    return Number.NaN;
  }
}

/** The limit of open files per process on this machine, or a high number if unknown. Node raises its own limit to it. */
export function openFiles(): number {
  try {
    const [, hard] = /^Max open files\s+\S+\s+(\S+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return hard === 'unlimited' ? Infinity : Number(hard);
  } catch {
    return Infinity;
  }
}
