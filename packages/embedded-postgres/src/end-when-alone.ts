import { connectAsAdministrator, inUse } from './administration.ts';
import { port } from './server-settings.ts';

/** How often the server checks whether a process uses it, in seconds. */
const tick = 5;

/**
 * Makes a server stop itself after all processes that used it were killed. The check runs in a session of its own in
 * the server, which continues without the process that started it.
 * @param socket the folder of the server's socket
 * @param seconds without a user
 */
export async function endWhenAlone(socket: string, seconds: number): Promise<void> {
  const client = await connectAsAdministrator(socket, port);
  if (!client) return; // it has just stopped
  client.query(watching(Math.min(tick, seconds), seconds)).catch(() => {}); // the query ends with the server
  // This connection must not keep the process alive.
  (client as unknown as { connection: { stream: { unref(): void } } }).connection.stream.unref();
}

/**
 * Commits each time, so that no old snapshot keeps dead rows. At the end the lock is kept, so that no process comes in
 * any more.
 */
const watching = (every: number, seconds: number): string => `
  do $$
  declare alone numeric := 0;
  begin
    loop
      perform pg_sleep(${every});
      commit;
      if pg_try_advisory_lock(${inUse}) then
        alone := alone + ${every};
        if alone >= ${seconds} then
          copy (select) to program 'kill -INT $(head -n 1 postmaster.pid)';
          perform pg_sleep(60);
        end if;
        perform pg_advisory_unlock(${inUse});
      else
        alone := 0;
      end if;
    end loop;
  end $$`;
