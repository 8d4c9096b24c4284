import { Agent, request } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';

/** A proxy to `port`, through which clients come from another local address, such as 127.0.0.9. */
export async function comeFrom(
  from: string,
  port: number,
): Promise<{ readonly port: number; close(): void }> {
  const door = createServer((inside) => {
    const outside = connect({ port, host: '127.0.0.1', localAddress: from });
    inside.pipe(outside).pipe(inside);
    for (const [end, other] of [
      [inside, outside],
      [outside, inside],
    ] as const)
      end.on('error', () => {}).once('close', () => other.destroy());
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  return { port: (door.address() as AddressInfo).port, close: () => void door.close() };
}

/** Which of the servers the proxy sends sockets from this address to: only that one knows the connection. */
export async function serverOf(
  from: string,
  { address, running }: { address: string; running: readonly { readonly address: string }[] },
): Promise<number> {
  const session = await poll(address, from);
  const { sid } = JSON.parse(session.body.slice(1)) as { sid: string };
  const statuses = await Promise.all(
    running.map(async (server) => (await poll(server.address, from, { sid })).status),
  );
  return statuses.indexOf(200);
}

/** Engine.IO's packet to close a connection. */
const close = '1';

/** Opens a polling connection, or with `sid` closes that one: only the server that knows it accepts. */
function poll(
  address: string,
  from: string,
  { sid }: { sid?: string } = {},
): Promise<{ status: number; body: string }> {
  const url = `${address}/socket.io/?EIO=4&transport=polling${sid ? `&sid=${sid}` : ''}`;
  const agent = new Agent({ localAddress: from });
  return new Promise((resolve, reject) => {
    request(url, { agent, method: sid ? 'POST' : 'GET' }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (text: string) => (body += text));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end(sid && close);
  });
}
