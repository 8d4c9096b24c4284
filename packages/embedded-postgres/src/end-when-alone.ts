import { connectAsAdministrator, inUse } from './administration.ts';
import { port } from './server-settings.ts';

/** How often the server looks whether somebody uses it, in seconds. */
const tick = 5;

/**
 * Makes a server end by itself when nobody has used it for a while: all processes that did were killed. It does so in a session
 * of its own, which goes on without the process that began it.
 * @param socket the folder of the server's socket
 * @param seconds without a user
 */
export async function endWhenAlone(socket: string, seconds: number): Promise<void> {
  const client = await connectAsAdministrator(socket, port);
  if (!client) return; // it has just ended
  client.query(watching(Math.min(tick, seconds), seconds)).catch(() => {}); // the server's end is its end
  // Not a reason for this process to stay.
  (client as unknown as { connection: { stream: { unref(): void } } }).connection.stream.unref();
}

/** A commit each time, so that no old snapshot keeps dead rows. The lock is kept to the end: nobody comes in any more. */
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
