import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { operatorsDesk } from '../../../../test/support/operators-desk.ts';

const { app, call, shop, operator, other, changesOf } = await operatorsDesk();

describe('the shop window', () => {
  const scene = { kind: 'loom', seed: 3, colours: ['#c9962f', '#b5563f', '#2f6d5a'] };
  const banner = {
    heading: 'From the loom',
    buttonText: 'See',
    buttonLink: '',
    targetType: '',
    productId: null,
    categoryId: null,
    status: 'active',
  };

  it('shows a banner immediately, and tells the second editor who was first', async () => {
    const { picture } = (await call(operator, 'POST', '/desk/window/scenes', scene)).body;
    const add = await call(operator, 'POST', '/desk/window/banners', { ...banner, picture });
    expect(add.status).toBe(200);
    const bannerHeadings = async () =>
      ((await call(null, 'GET', '/getBanners')).body.data as { banners: { heading: string }[] }).banners;
    expect(await bannerHeadings()).toMatchObject([{ heading: 'From the loom', imgUrl: picture }]);
    const read = (await call(other, 'GET', '/desk/window')).body.banners as { id: string; version: number }[];
    const [{ id, version }] = read as [{ id: string; version: number }];
    const save = (by: { cookie: string }, heading: string) =>
      call(by, 'POST', `/desk/window/banners/${id}`, { ...banner, picture, heading, version });
    expect((await save(operator, 'First')).status).toBe(200);
    expect(await save(other, 'Second')).toMatchObject({ status: 409, body: { by: operator.name } });
    expect((await bannerHeadings())[0]?.heading).toBe('First');
    expect((await changesOf('banner', id)).map(({ did }) => did)).toEqual(['added', 'edited']);
  });

  it.each(['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere', 'javascript:alert(1)'])(
    'leads nowhere but into the shop: %s',
    async (buttonLink) => {
      const { picture } = (await call(operator, 'POST', '/desk/window/scenes', scene)).body;
      const add = await call(operator, 'POST', '/desk/window/banners', { ...banner, picture, buttonLink });
      expect(add.body.fields).toHaveProperty('buttonLink');
    },
  );

  it('accepts a photo and re-encodes it, and says why it refuses another file', async () => {
    const upload = async (bytes: Buffer) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/desk/window/pictures',
        headers: { cookie: operator.cookie, 'content-type': 'application/octet-stream' },
        payload: bytes,
      });
      return { status: answer.statusCode, body: answer.json<{ picture?: string; error?: string }>() };
    };
    const photo = await sharp({ create: { width: 1_600, height: 640, channels: 3, background: '#b5563f' } })
      .withExif({ IFD0: { Copyright: 'someone' } })
      .jpeg()
      .toBuffer();
    const { status, body } = await upload(photo);
    expect(status).toBe(200);
    const picture = await app.inject({ url: body.picture ?? '' });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await sharp(picture.rawPayload).metadata()).exif).toBeUndefined();
    const answer = await upload(Buffer.from('GIF89a, or so it says'));
    expect(answer).toMatchObject({
      status: 400,
      body: {
        error:
          'This picture is not a complete JPEG, PNG, WebP, AVIF or GIF: save it as a JPEG and choose it again',
      },
    });
  });

  it('features the chosen products', async () => {
    const { id } = await shop.product();
    const feature = (seenIds: string[]) =>
      call(operator, 'POST', '/desk/window/featured', { seen: seenIds, ids: [id] });
    expect((await feature(['another'])).status).toBe(409);
    expect((await feature([])).status).toBe(200);
    const { featuredItem } = (await call(null, 'GET', '/home/get-featured-product')).body;
    expect(featuredItem).toMatchObject([{ _id: id }]);
  });
});
