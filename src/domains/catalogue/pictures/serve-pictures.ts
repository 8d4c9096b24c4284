import * as m from '#messages/refusals';
import { drawingVersion } from '../../../../packages/garment-art/src/art.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { networkOf } from '../../../platform/rate-limit.ts';
import {
  type PictureWidth,
  pictureWidths,
  plainWidth,
} from '../../../../packages/picture-encoder/src/encode-picture.ts';
import type { MadePicture, MadePictures } from './made-pictures.ts';
import { readsAvif, savesData } from './reader-of-pictures.ts';

const name = /^([A-Za-z0-9]{8,40})(?:-(\d{2,4}))?\.webp$/;
const jpegName = /^([A-Za-z0-9]{8,40})-(shared|mail)\.jpg$/;

/** The widest file sent with Save-Data: the width that most phones would choose themselves. */
const widestSaving: PictureWidth = 320;

/** Immutable, because a different picture has a different URL. */
const forEver = 'public, max-age=31536000, immutable';
/** As above for browsers; shared caches revalidate after ten minutes, when a smaller file may exist. */
const forEverInBrowsers = 'public, max-age=31536000, s-maxage=600, immutable';

/**
 * Serves `/pictures/<key>.webp` and `/pictures/<key>-<width>.webp`: rendered or resized once, stored on disk,
 * immutable. The URL names a picture, not a file: AVIF is sent where accepted and encoded, and a smaller size with
 * Save-Data. `/pictures/<key>-shared.jpg` is the link preview for other sites, `-mail.jpg` the picture in mails.
 */
export function servePictures(app: FastifyInstance, pictures: MadePictures): void {
  app.get('/pictures/:name', async ({ params, headers, ip }, reply) => {
    const reader = { network: networkOf(ip), isGone: () => reply.raw.destroyed };
    const wanted = (params as { name: string }).name;
    const [, ofJpeg, use] = jpegName.exec(wanted) ?? [];
    if (ofJpeg) {
      const made = await pictures.findJpeg(ofJpeg, use === 'mail' ? 'mail' : 'shared', reader);
      return send(reply, made, `v${drawingVersion}.${use}.jpeg`, headers['if-none-match']);
    }
    const [, key, widthText] = name.exec(wanted) ?? [];
    const width = widthText === undefined ? plainWidth : Number(widthText);
    if (!key || !isPictureWidth(width)) return send(reply, null);
    const sent = savesData(headers) && width > widestSaving ? widestSaving : width;
    const picture = await pictures.find(key, sent, readsAvif(headers), reader);
    reply.header('vary', 'Accept, Save-Data');
    return send(reply, picture, `v${drawingVersion}.${sent}.${picture?.format}`, headers['if-none-match']);
  });
}

/** @param tag the ETag, which tells the files of this URL apart */
function send(
  reply: FastifyReply,
  picture: MadePicture | null,
  tag = '',
  ifNoneMatch?: string,
): FastifyReply {
  if (!picture)
    return reply
      .code(404)
      .removeHeader('vary')
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(m.no_picture_here());
  reply
    .header('cache-control', picture.final ? forEver : forEverInBrowsers)
    .header('etag', `"${tag}"`)
    // Mails embed these URLs, and webmail shows them on another site.
    .header('cross-origin-resource-policy', 'cross-origin');
  if (ifNoneMatch?.includes(`"${tag}"`)) return reply.code(304).send();
  return reply.type(`image/${picture.format}`).send(picture.bytes);
}

function isPictureWidth(width: number): width is PictureWidth {
  return (pictureWidths as readonly number[]).includes(width);
}
