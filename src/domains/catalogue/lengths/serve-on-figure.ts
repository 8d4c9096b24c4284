import * as m from '#messages/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { drawingVersion } from '../../../../packages/garment-art/src/art.ts';
import { drawOnFigure, fitsFigure } from '../../../../packages/garment-art/src/draw-garment.ts';
import type { Database } from '../../../platform/database.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import { artOf } from './read-lengths.ts';
import type { ShownAttributes, Product } from '../product.ts';
import type { Lengths } from './lengths-in.ts';
import { isFigureHeight } from './where-it-ends.ts';

interface ProductOnFigure {
  readonly product: Product;
  readonly attributes: ShownAttributes;
  readonly lengths: Lengths | null;
}

interface Dependencies {
  readonly db: Database;
  /** Reads a product as its page shows it. */
  readonly read: (
    slug: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<ProductOnFigure | Refusal<'not_found'>>;
}

const name = /^(.{1,64})-(\d{2,3})\.svg$/;

/**
 * Serves `/pictures/on-me/<slug>/<variant's id>-<height in cm>.svg`: the garment in this size on a figure of this
 * height, to scale (R-SIZE-4). Drawn on every request, in a few milliseconds; the height is not stored.
 */
export function serveOnFigure(app: FastifyInstance, { db, read }: Dependencies): void {
  app.get('/pictures/on-me/:slug/:name', async (request, reply) => {
    const { slug, name: fileName } = request.params as { slug: string; name: string };
    const [, variantId, height] = name.exec(fileName) ?? [];
    const heightCm = Number(height);
    const picture = variantId && isFigureHeight(heightCm) ? await read(slug, request, reply) : null;
    if (!picture || isRefusal(picture)) return missing(reply);
    const { product, attributes, lengths } = picture;
    const variant = product.variants.find(({ _id }) => _id === variantId);
    const lengthCm = lengths?.sizes.find(({ size }) => size === variant?.size)?.cm;
    if (!variant || lengthCm === undefined) return missing(reply);
    const words = { _id: product._id, name: product.name, attributes };
    const art = await artOf(db, words, variant.image || product.images[0] || '', variant.colour);
    if (!fitsFigure(art)) return missing(reply);
    const tag = `"v${drawingVersion}.${lengthCm}.${art.seed}"`;
    reply.header('cache-control', 'public, max-age=86400').header('etag', tag);
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
    return reply.type('image/svg+xml').send(drawOnFigure(art, { heightCm, lengthCm }));
  });
}

const missing = (reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(m.no_picture_here());
