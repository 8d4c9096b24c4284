import { useCallback, useEffect, useState } from 'react';
import * as m from '#messages/desk-import';
import type { DeskApi } from '../../../calls.ts';
import { Button } from '../../../ui/button/button.tsx';
import { hasRoom } from '../../../ui/has-room.ts';
import { Link } from '../../../ui/link.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useDesk } from '../../session.tsx';
import styles from './import.module.css';

/** The photos that imports named by their address. */
export type PhotoFetches = Awaited<ReturnType<DeskApi['deskPhotoFetches']['list']>>;

/** How often it looks while photos are on their way, and else: an import may begin elsewhere. In milliseconds. */
const [lookEvery, lookElse] = [5_000, 30_000];

/** Photos that are fetched from the internet, and those that could not be had: why, what to do, and 'Try again'. */
export function FetchedPhotos({ shop, first }: { shop: string; first: PhotoFetches }) {
  const { api } = useDesk();
  const [fetches, setFetches] = useState(first);
  const look = useCallback(
    () => api.deskPhotoFetches.list({ shop }).then(setFetches, () => {}), // asked again by the timer or on the next visit
    [api, shop],
  );
  const [isBusy, run] = useAction(look);
  const { waiting, missing, photos, canRetry } = fetches;
  useEffect(() => {
    const timer = setInterval(() => void look(), waiting > 0 ? lookEvery : lookElse);
    return () => clearInterval(timer);
  }, [look, waiting]);
  if (waiting + missing === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{m.photos_of_addresses()}</h2>
      {waiting > 0 && <p role="status">{m.photos_on_their_way({ count: waiting })}</p>}
      {missing > 0 && (
        <>
          <p>{m.photos_missing({ count: missing })}</p>
          <p className={styles.buttons}>
            {canRetry && (
              <Button
                variant="secondary"
                loading={isBusy}
                onClick={() => void run(() => api.deskPhotoFetches.retry({ shop }))}
              >
                {m.try_again()}
              </Button>
            )}
            <Button
              variant="quiet"
              disabled={isBusy}
              onClick={() => void run(() => api.deskPhotoFetches.forget({ shop }))}
            >
              {m.empty_list()}
            </Button>
          </p>
          <details className={styles.addresses} open={hasRoom()}>
            <summary>{m.photos_of_products()}</summary>
            <Table
              caption={m.photos_of_addresses()}
              rows={photos}
              rowKey={({ productId, address }) => `${productId} ${address}`}
              columns={[
                {
                  title: m.product(),
                  lead: true,
                  cell: ({ productId, product }) => (
                    <Link href={`/desk/products/${productId}`}>{product}</Link>
                  ),
                },
                { title: m.address(), cell: ({ address }) => address },
                { title: m.reason(), cell: ({ reason }) => reason },
              ]}
            />
          </details>
          {missing > photos.length && <p>{m.and_more_photos({ count: missing - photos.length })}</p>}
        </>
      )}
    </section>
  );
}
