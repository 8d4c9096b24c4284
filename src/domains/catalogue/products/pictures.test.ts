import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pngTexts, svgUses } from '../../../../packages/picture-encoder/src/testing.ts';
import { deskShelf } from '../../../../test/support/desk-shelf.ts';
import { execute } from '../../../platform/database.ts';
import type { Product } from '../product.ts';

const { db, app, seller, photo, upload, picture, add, get, change, onSale } = await deskShelf();

describe('a picture', () => {
  it('is re-encoded without its metadata', async () => {
    const { status, body } = await upload(seller, await photo('#aa3322'));
    expect(status).toBe(201);
    const pictureAnswer = await app.inject(body.picture as string);
    const { format, width, exif } = await sharp(pictureAnswer.rawPayload).metadata();
    expect([pictureAnswer.statusCode, format, width, exif]).toEqual([200, 'webp', 300, undefined]);
  });

  it('is refused with the reason', async () => {
    const small = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect(await upload(seller, Buffer.from('GIF89a, not really'))).toMatchObject({
      status: 400,
      body: {
        error:
          'The picture "kurta.jpg" is not a complete JPEG, PNG, WebP, AVIF or GIF: save it as a JPEG and choose it again',
      },
    });
    expect((await upload(seller, svgUses)).body.error).toContain('is not a complete JPEG');
    expect((await upload(seller, await pngTexts())).body.error).toBe(
      'The picture "kurta.jpg" takes too much work to open: save it again as a JPEG',
    );
    expect((await upload(seller, small)).body.error).toBe(
      'The picture "kurta.jpg" is smaller than 50 pixels: choose a larger one',
    );
    expect((await upload(seller, new Uint8Array())).body.error).toBe('The picture "kurta.jpg" is empty');
    const unnamed = async (payload: Buffer) =>
      (
        await app.inject({
          method: 'POST',
          url: '/api/desk/pictures',
          payload,
          headers: { ...seller, 'content-type': 'application/octet-stream' },
        })
      ).json().error;
    expect(await unnamed(Buffer.from('no picture'))).toBe(
      'This picture is not a complete JPEG, PNG, WebP, AVIF or GIF: save it as a JPEG and choose it again',
    );
    expect(await unnamed(Buffer.alloc(0))).toBe('This picture is empty');
    expect((await upload(seller, (await photo('#000')).subarray(0, 300))).status).toBe(400);
    expect(await upload(seller, new Uint8Array(11 * 1024 * 1024))).toMatchObject({
      status: 413,
      body: { error: 'This file is too large: please choose a smaller one' },
    });
    expect((await upload(seller, await photo('#000'), 'application/json')).status).toBe(415);
    expect((await upload({ cookie: '' }, await photo('#000'))).status).toBe(401);
  });
});

describe('a photo added at the desk', () => {
  it('comes before the drawings that stood in for it', async () => {
    const drawings = ['drawing0001', 'drawing0002'].map((key) => ({ key, image: `/pictures/${key}.webp` }));
    for (const { key } of drawings)
      await execute(db)`
        insert into pictures (key, kind, drawing, width, height, colour, alt, created_at)
        values (${key}, 'product-drawing', '{}', 900, 1200, '#aa3322', '', '2026-03-01')`;
    const images = drawings.map(({ image }) => image);
    const { body } = await add(seller, { images });
    const { product } = await get(seller, body.productId as string);
    expect(product).toMatchObject({ images, drawings: images });
    await change(seller, product, { images: [...images, picture] });
    const after = (await get(seller, product.id)).product;
    expect(after).toMatchObject({ images: [picture, ...images], drawings: images });
    // A photo after a drawing that was already shown was placed there on purpose.
    await change(seller, after, { images: [images[0], picture, images[1]] });
    expect((await get(seller, product.id)).product).toMatchObject({
      images: [images[0], picture, images[1]],
    });
  });
});

describe('the colour that a photo shows', () => {
  const variants = ['Indigo', 'Sky Blue'].map((colour) => ({
    size: 'M',
    colour,
    sku: '',
    stock: 3,
    seen: 0,
  }));
  const imagesOnSale = async (id: string) => {
    const { product } = (await onSale(id)).body as { product: Product };
    return product.variants.map(({ image }) => image);
  };

  it('is said by the shop, and leads its colour to the photo', async () => {
    const second = (await upload(seller, await photo('#66aaee'))).body.picture as string;
    const images = [picture, second];
    const { body } = await add(seller, { images, variants, pictureColours: { [second]: 'Sky Blue' } });
    const { product } = await get(seller, body.productId as string);
    expect(product).toMatchObject({ pictureColours: { [picture]: '', [second]: 'Sky Blue' } });
    expect(await imagesOnSale(product.id)).toEqual(['', second]);

    // When left out, a picture keeps its colour; another photo may show the same colour.
    await change(seller, product, { images: [second, picture] });
    expect(await imagesOnSale(product.id)).toEqual(['', second]);
    const afterMove = (await get(seller, product.id)).product;
    await change(seller, afterMove, { images, pictureColours: { [picture]: 'Sky Blue', [second]: '' } });
    const { product: now, changes } = await get(seller, product.id);
    expect(await imagesOnSale(product.id)).toEqual(['', picture]);
    expect(changes[0]).toMatchObject({ parts: ['images', 'pictureColours'] });
    // The colour belongs to one product: on another product the same photo has none.
    const other = (await add(seller, { images, variants })).body.productId as string;
    expect(await imagesOnSale(other)).toEqual(['', '']);
    expect(now).toMatchObject({ pictureColours: { [picture]: 'Sky Blue', [second]: '' } });
  });

  it('is one that the product comes in, of a photo that it has', async () => {
    const pictureColours = { [picture]: 'Crimson', '/pictures/elsewhere01.webp': 'Indigo' };
    const { body } = await add(seller, { variants, pictureColours });
    const { product } = await get(seller, body.productId as string);
    expect(product).toMatchObject({ pictureColours: { [picture]: '' } });
  });

  it('is read from its alt text until the shop says another', async () => {
    await execute(db)`
      insert into pictures (key, kind, drawing, width, height, colour, alt, created_at)
      values ('drawing0003', 'product-drawing', '{}', 900, 1200, '#66aaee', 'Kurta, Sky Blue', '2026-03-01')`;
    const drawing = '/pictures/drawing0003.webp';
    const { body } = await add(seller, { images: [picture, drawing], variants });
    const { product } = await get(seller, body.productId as string);
    expect(product).toMatchObject({ pictureColours: { [picture]: '', [drawing]: 'Sky Blue' } });
    expect(await imagesOnSale(product.id)).toEqual(['', drawing]);
    await change(seller, product, { images: [picture, drawing], pictureColours: { [drawing]: 'Indigo' } });
    expect(await imagesOnSale(product.id)).toEqual([drawing, '']);
  });
});
