import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { standInAddress, startPhotoServer } from '../../../test/support/photo-server.ts';
import { fetchPublic, usualBounds } from './fetch-public.ts';
import { isPublicAddress } from './public-address.ts';

const photo = Buffer.from('the bytes of a photo');
const inside = [
  '10.0.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '::1',
  'fd00::1',
  '::ffff:10.0.0.1',
];

const server = await startPhotoServer(
  (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'https://stand-in.test');
    const to = searchParams.get('to');
    if (to !== null) response.writeHead(302, { location: to }).end();
    else if (pathname === '/photo.jpg') response.end(photo);
    else if (pathname === '/large.jpg')
      response.writeHead(200, { 'content-length': 9_000_000_000 }).flushHeaders();
    else if (pathname === '/endless.jpg') {
      const more = () =>
        response.write(Buffer.alloc(64 * 1024)) ? setImmediate(more) : response.once('drain', more);
      more();
    } else if (pathname === '/slow.jpg') response.write('first');
    else if (pathname === '/packed.jpg')
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(1_000_000)));
    else if (pathname === '/again.jpg') response.writeHead(302, { location: '/again.jpg' }).end();
    else response.writeHead(Number(pathname.slice(1)) || 404).end();
  },
  {
    ...Object.fromEntries(inside.map((address, at) => [`inside-${at}.test`, [[address]]])),
    'both.test': [[standInAddress, '10.0.0.1']],
    'rebinding.test': [[standInAddress], ['127.0.0.1']],
    'nowhere.test': [[]],
  },
);
afterAll(server.stop);
beforeEach(() => {
  server.dialed.length = 0;
  server.lookups.clear();
});
const get = (address: string, bounds: Partial<typeof usualBounds> = {}) =>
  fetchPublic(address, { network: server.network, bounds: { ...usualBounds, maxTime: 3_000, ...bounds } });

describe('a file of the public internet', () => {
  it('arrives, also over redirects, from the address that was checked', async () => {
    expect(await get('https://photos.test/photo.jpg')).toEqual(photo);
    expect(await get('//photos.test/photo.jpg')).toEqual(photo);
    expect(await get('https://photos.test/x?to=https://cdn.test/photo.jpg')).toEqual(photo);
    expect(new Set(server.dialed)).toEqual(new Set([standInAddress]));
  });

  it('is asked for by https only, without a login and at the usual port', async () => {
    expect(await get('http://photos.test/photo.jpg')).toBe('not_https');
    expect(await get('ftp://photos.test/photo.jpg')).toBe('not_https');
    expect(await get('file:///etc/passwd')).toBe('not_https');
    expect(await get('https://photos.test/x?to=http://photos.test/photo.jpg')).toBe('not_https');
    expect(await get('https://user:word@photos.test/photo.jpg')).toBe('not_public');
    expect(await get('https://photos.test:8443/photo.jpg')).toBe('not_public');
  });

  it('is bounded in size, time and redirects', async () => {
    expect(await get('https://photos.test/large.jpg')).toBe('too_large');
    expect(await get('https://photos.test/endless.jpg', { maxBytes: 300_000 })).toBe('too_large');
    expect(await get('https://photos.test/packed.jpg')).toBe('refused');
    expect(await get('https://photos.test/slow.jpg', { maxTime: 300 })).toBe('too_slow');
    expect(await get('https://photos.test/again.jpg')).toBe('too_many_redirects');
    expect(server.dialed).toHaveLength(3 + 1 + 4);
  });

  it('that is not there is told from one that may come later', async () => {
    expect(await get('https://photos.test/404')).toBe('missing');
    expect(await get('https://photos.test/403')).toBe('refused');
    expect(await get('https://photos.test/503')).toBe('failing');
    expect(await get('https://nowhere.test/photo.jpg')).toBe('unreachable');
  });

  it('comes from nobody with a certificate of another', async () => {
    expect(await get('https://another.example/photo.jpg')).toBe('unreachable');
    expect(server.dialed).toEqual([standInAddress]);
  });
});

describe('an address that leads inside', () => {
  const faultOf = async (address: string) => [await get(address), ...server.dialed];

  it('is refused whatever the name answers, also when only one of its addresses is inside', async () => {
    for (const at of inside.keys())
      expect(await faultOf(`https://inside-${at}.test/photo.jpg`)).toEqual(['not_public']);
    expect(await faultOf('https://both.test/photo.jpg')).toEqual(['not_public']);
  });

  it.each([
    '127.0.0.1', '2130706433', '0x7f000001', '0177.0.0.1', '0x7f.1', '127.1', '10.0.0.1', '0', '169.254.169.254', '192.168.1.1', '[::1]',
    '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[64:ff9b::7f00:1]', '[64:ff9b:1::a00:1]', '[2002:7f00:1::]', '[fe80::1]', '[fd12::1]',
    '[ff02::1]', '[2001:0:7f00:1::]', '%31%32%37.0.0.1', '①②⑦.0.0.1',
  ])('is refused as the host %s', async (host) => {
    expect(await faultOf(`https://${host}/photo.jpg`)).toEqual(['not_public']);
  }); // biome-ignore format: a table

  it('is refused after a redirect, and the name is looked up for every hop', async () => {
    for (const to of ['https://inside-0.test/', 'https://127.0.0.1/', 'https://2130706433/', '//[::1]/'])
      expect([to, await get(`https://photos.test/x?to=${encodeURIComponent(to)}`)]).toEqual([
        to,
        'not_public',
      ]);
    expect(new Set(server.dialed)).toEqual(new Set([standInAddress]));
  });

  it('is not reached by a name that answers otherwise the second time', async () => {
    expect(await get('https://rebinding.test/photo.jpg')).toEqual(photo);
    expect(server.lookups.get('rebinding.test')).toBe(1);
    expect(await get('https://rebinding.test/photo.jpg')).toBe('not_public');
    expect(server.dialed).toEqual([standInAddress]);
  });

  it('is refused by this machine’s own look-ups, with a server that listens', async () => {
    let visits = 0;
    const local = createServer(() => (visits += 1)).listen(0, '127.0.0.1');
    await once(local, 'listening');
    const { port } = local.address() as AddressInfo;
    expect(await fetchPublic('https://localhost/')).toBe('not_public');
    expect(await fetchPublic(`https://localhost:${port}/`)).toBe('not_public');
    expect(visits).toBe(0);
    local.close();
  });
});

it('public addresses are those of single machines on the internet', () => {
  const open = ['1.1.1.1', '93.184.215.14', '2606:4700::1111', '2a00:1450:4001:80b::200e'];
  const closedAddresses = [
    '', 'name', '172.31.255.255', '198.19.0.1', '240.0.0.1', '255.255.255.255', '192.0.0.8', '192.88.99.1', 'fec0::1', '100::1',
    '2001:db8::1', '3fff::1', '2a00:1450::5efe:a00:1', 'fe80::1%lo', '5f00::1', '::10.0.0.1',
  ]; // biome-ignore format: a table
  expect([...open, ...closedAddresses].filter(isPublicAddress)).toEqual(open);
});
