import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { clientDigest } from '../../src/http/client-digest.ts';
import { shedOverload } from '../../src/http/overload/shed.ts';
import { createLog } from '../../src/platform/log.ts';

type Shedding = Parameters<typeof shedOverload>;

/** A busy server that sheds load, closed when its test ends. @returns its address */
export async function sheddingServer(
  handler: Shedding[0],
  shop: Pick<Shedding[1], 'wait'> & Partial<Shedding[1]>,
): Promise<string> {
  const server = createServer(
    shedOverload(handler, {
      requestId: () => 'process-1',
      client: clientDigest('a key of the tests', ['127.0.0.1']),
      log: createLog('silent'),
      headers: {},
      busy: () => true,
      databaseQueue: () => 0,
      ...shop,
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
