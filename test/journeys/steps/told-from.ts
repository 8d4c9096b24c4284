import { request } from 'node:http';

/** Posts to the shop from several local addresses, each of which counts as a network. */
export async function postFrom(networks: number, address: string, data: object): Promise<number[]> {
  const { origin } = new URL(address);
  const headers = { origin, 'content-type': 'application/json' };
  const post = (localAddress: string) =>
    new Promise<number>((resolve, reject) => {
      const clientRequest = request(address, { method: 'POST', headers, localAddress }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      clientRequest.on('error', reject);
      clientRequest.end(JSON.stringify(data));
    });
  return Promise.all(Array.from({ length: networks }, (_, at) => post(`127.0.0.${at + 2}`)));
}
