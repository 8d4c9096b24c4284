import { readFileSync } from 'node:fs';
import { logInAtDesk } from '../log-in-at-desk.ts';

type Json = Record<string, unknown>;

/** Seconds until a shopkeeper sees the columns of a workbook, and until all of it is imported, by the desk's own calls. */
export async function importAtDesk(
  address: string,
  login: { name: string; password: string },
  file: string,
): Promise<{ lookSeconds: number; importSeconds: number; products: number; rows: number }> {
  const cookie = await logInAtDesk(address, login);
  const bytes = new Uint8Array(readFileSync(file));
  const send = async (
    method: string,
    path: string,
    body: Uint8Array<ArrayBuffer> | string,
    type: string,
  ): Promise<Json> => {
    const headers = { cookie, 'content-type': type };
    const answer = await fetch(`${address}/api${path}`, { method, headers, body });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return JSON.parse(text) as Json;
  };
  let began = performance.now();
  const seconds = () => (performance.now() - began) / 1_000;
  const octets = 'application/octet-stream';
  const look = await send('POST', '/desk/products/import/columns', bytes, octets);
  const lookSeconds = seconds();
  const choice = JSON.stringify({ head: look.head, columns: look.columns });
  await send('PUT', '/desk/products/import/columns', choice, 'application/json');
  began = performance.now();
  const report = await send('POST', '/desk/products/import?name=stock.xlsx', bytes, octets);
  const { made: products } = report.products as { made: number };
  return { lookSeconds, importSeconds: seconds(), products, rows: (look.rows as unknown[]).length };
}
