import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReactNode } from 'react';
import { type Api, calls } from '../src/calls.ts';
import type { PageRequest } from '../src/http/page-renderer.ts';

/** The React tree of a page with its data from the shop at `address`, to measure bare react-dom. */
export async function readTree(address: string, path: string): Promise<ReactNode> {
  const bundle = (await import(
    pathToFileURL(join(import.meta.dirname, '../.build/pages/entry-server.js')).href
  )) as { readPage(request: PageRequest): Promise<Response | { tree: ReactNode }> };
  const page = await bundle.readPage({
    url: address + path,
    api: apiOver(address),
    publicUrl: address,
    demo: true,
    failed: (error) => {
      throw error;
    },
  });
  if (page instanceof Response) throw new Error(`${path} sends elsewhere`);
  return page.tree;
}

/** The API calls of a listing over HTTP; none has parameters in its path. */
function apiOver(address: string): Api {
  const read =
    (callPath: string) =>
    async (input: Record<string, string> = {}) => {
      const answer = await fetch(`${address}/api${callPath}?${new URLSearchParams(input).toString()}`);
      return answer.json() as Promise<unknown>;
    };
  return Object.fromEntries(
    Object.entries(calls).map(([domain, ofDomain]) => [
      domain,
      Object.fromEntries(Object.entries(ofDomain).map(([name, call]) => [name, read(call.path)])),
    ]),
  ) as unknown as Api;
}
