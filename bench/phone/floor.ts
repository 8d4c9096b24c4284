import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/**
 * The baseline's only script, as source text, since this side of the project has no `document` type. It hydrates an
 * empty root. A click on a button opens an empty dialog, the least visible reaction, and sends no form, which would be
 * another page; a click on a product's link fetches that product once and writes its name, to measure a round trip.
 */
const script = `
  import { hydrateRoot } from 'react-dom/client';
  hydrateRoot(document.getElementById('floor'), null);
  document.addEventListener('click', async (event) => {
    const button = event.target.closest('button');
    const link = event.target.closest('main article h3 a');
    if (button || link) event.preventDefault();
    if (button) return document.body.appendChild(document.createElement('dialog')).showModal();
    if (!link) return;
    const answer = await fetch('/api/home/get-product/' + link.pathname.split('/').at(-1));
    document.querySelector('main h1').textContent = (await answer.json()).product.name;
  });`;

/** A page of the shop with its styles and pictures but no scripts. */
const floorOf = (html: string) =>
  html
    .replace(/<script[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, '')
    .replace('</head>', '<script type="module" src="/floor.js" fetchpriority="low"></script></head>')
    .replace('</body>', '<div id="floor"></div></body>');

export interface Door {
  readonly address: string;
  readonly close: () => void;
}

/**
 * Two proxies in front of the shop, so that both are measured through the same code: one passes everything through, the
 * other serves the baseline.
 */
export async function openDoors(shop: string): Promise<{ shop: Door; floor: Door; floorScript: Buffer }> {
  const floorScript = await buildScript();
  const compressedScript = brotli(floorScript, 11);
  return { shop: await openDoor(shop), floor: await openDoor(shop, compressedScript), floorScript };
}

async function openDoor(shop: string, floorScript?: Buffer): Promise<Door> {
  const server = createServer((incoming, answer) => {
    if (floorScript && incoming.url === '/floor.js')
      return answer
        .writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'br' })
        .end(floorScript);
    const forward = request(
      shop + incoming.url,
      { method: incoming.method, headers: incoming.headers },
      (response) => {
        const isPage = response.headers['content-type']?.startsWith('text/html');
        if (floorScript && isPage)
          return void read(response).then((page) => {
            const body = brotli(Buffer.from(floorOf(brotliDecompressSync(page).toString())), 4);
            answer.writeHead(200, { ...response.headers, 'content-length': body.length }).end(body);
          });
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      },
    );
    incoming.pipe(forward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function read(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const brotli = (bytes: Buffer, quality: number) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Builds the baseline's script with react-dom, in the same way as the shop's own. */
async function buildScript(): Promise<Buffer> {
  const name = 'virtual:floor';
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'floor',
        resolveId: (id) => (id === name ? `${import.meta.dirname}/floor-script.js` : null),
        load: (id) => (id.endsWith('/floor-script.js') ? script : null),
      },
    ],
    build: { write: false, target: 'es2022', modulePreload: false, rolldownOptions: { input: name } },
  })) as Rolldown.RolldownOutput;
  return Buffer.from(output[0].code);
}
