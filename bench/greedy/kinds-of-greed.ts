import { listValues } from '../../src/platform/database.ts';
import { loggedInCustomers } from '../customers.ts';
import { type Load, send } from '../measure.ts';
import type { MeasuredShop } from '../open-shop.ts';
import { stall } from './stall.ts';

/** Something that one network does beside the modest visitor. */
export interface GreedyLoad {
  readonly name: string;
  /** Goes on for so many seconds. Answers per second and how many were turned away, where answers are read. */
  readonly during: (seconds: number) => Promise<{ readonly perSecond: number; readonly busy: number } | null>;
}

export const connections = 100;
const from = '127.0.0.1';
const megabyte = 1024 * 1024;

/** What a hundred connections of one network may ask of a shop; the first asks nothing of it, but a bare server. */
export async function kindsOfGreed(shop: MeasuredShop, bare: string, modest: Load): Promise<GreedyLoad[]> {
  const keys = await listValues<string>(shop.db)`select key from pictures order by key`;
  const slugs = await listValues<string>(shop.db)`select slug from products order by slug`;
  const customers = await loggedInCustomers(shop.db, connections / 10);
  const numbers = Array.from({ length: 4_000 }, (_, at) => at);
  const asking = (name: string, paths: readonly string[], address = shop.address): GreedyLoad => ({
    name,
    during: (seconds) => send({ ...modest, address, from, path: '/', paths, people: connections, seconds }),
  });
  const stalling = (name: string, how: Pick<Parameters<typeof stall>[0], 'head' | 'piece'>): GreedyLoad => ({
    name,
    during: async (seconds) => {
      const end = stall({ address: shop.address, from, connections, ...how });
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
      end();
      return null;
    },
  });
  const requestFor = (path: string) => `GET ${path} HTTP/1.1\r\nhost: shop\r\ncookie: session=nobody\r\n\r\n`;
  return [
    asking('a bare server', ['/'], bare),
    asking(
      'pictures not drawn yet',
      [1280, 960, 640, 480].flatMap((width) => keys.map((key) => `/pictures/${key}-${width}.webp`)),
    ),
    asking(
      'searches',
      numbers.map((at) => `/products/search?value=kurta&lowPrice=${at % 900}&highPrice=${1_000 + at}`),
    ),
    asking(
      'suggestions',
      numbers.map((at) => `/api/home/suggest?value=sa${at.toString(36)}`),
    ),
    asking(
      'product pages',
      slugs.map((slug) => `/product/details/${slug}`),
    ),
    stalling('pages that they do not read', {
      head: (connection) =>
        slugs
          .slice(connection, connection + 20)
          .map((slug) => requestFor(`/product/details/${slug}`))
          .join(''),
    }),
    stalling('slow uploads of 5 MB', {
      head: (connection) =>
        `POST /api/chat/customer/send-picture/${slugs.length} HTTP/1.1\r\nhost: shop\r\ncookie: ${customers[connection % customers.length]?.cookie}\r\n` +
        `content-type: application/octet-stream\r\ncontent-length: ${5 * megabyte}\r\n\r\n`,
      piece: Buffer.alloc(32 * 1024),
    }),
  ];
}
