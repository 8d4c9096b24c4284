import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { RunningPostgres } from '../../packages/embedded-postgres/src/start-postgres.ts';

/** The frontend's Sync message, which ends a statement and, outside of `begin … commit`, its transaction. */
const sync = Buffer.from([0x53, 0, 0, 0, 4]);

/**
 * A proxy between a server and PostgreSQL that sometimes forwards a commit but drops the connection when the reply
 * arrives: PostgreSQL has committed, and the server never learns of it. It asks `shouldCut` for every commit, and for
 * every statement that is a transaction by itself.
 */
export async function cuttingProxy(
  { host, port }: RunningPostgres['connection'],
  shouldCut: (isCommit: boolean) => boolean,
) {
  const cuts = { commits: 0, statements: 0 };
  const server = createServer((front: Socket) => {
    const back = connect(`${host}/.s.PGSQL.${port}`);
    let cutReply: 'commits' | 'statements' | null = null;
    const end = () => {
      front.destroy();
      back.destroy();
    };
    front.on('data', (chunk) => {
      const isCommit = chunk[0] === 0x51 && /^commit\0/i.test(chunk.toString('latin1', 5, 12));
      if ((isCommit || chunk.includes(sync)) && shouldCut(isCommit))
        cutReply = isCommit ? 'commits' : 'statements';
      back.write(chunk);
    });
    back.on('data', (chunk) => {
      if (!cutReply) return void front.write(chunk);
      cuts[cutReply] += 1;
      cutReply = null;
      end();
    });
    for (const socket of [front, back]) socket.on('error', end).on('close', end);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { cuts, port: (server.address() as AddressInfo).port, close: () => server.close() };
}
