import { useEffect, useState } from 'react';
import * as m from '#messages/product-page';
import { colourAddress } from '../../domains/catalogue/colours.ts';
import type { Product } from '../../domains/catalogue/product.ts';
import { copyText } from '../../ui/copy-text.ts';
import { IconButton, IconLink } from '../../ui/icon-button/icon-button.tsx';
import { Mark } from '../../ui/icon/mark.tsx';
import { toast } from '../../ui/toast/toast.ts';
import styles from './offered-by.module.css';

/** Ways to share the product: links, copying, and the system's share sheet if there is one. */
export function ShareLinks({ product, colour = '' }: { product: Product; colour?: string | undefined }) {
  const path = colourAddress(product.slug, colour);
  const [address, setAddress] = useState(path);
  const [canShare, setCanShare] = useState(false);
  useEffect(() => {
    setAddress(new URL(path, window.location.origin).href);
    setCanShare(typeof navigator.share === 'function');
  }, [path]);
  const url = encodeURIComponent(address);
  const text = encodeURIComponent(product.name);
  const copy = () =>
    copyText(address).then(
      () => toast.success(m.link_is_copied()),
      () => toast.error(m.link_could_not_be_copied()),
    );
  return (
    <div className={styles.row} role="group" aria-label={m.share()}>
      <span>{m.share()}</span>
      <IconLink
        icon={<Mark name="whatsapp" size="1.5rem" />}
        label={m.share_on_whatsapp()}
        size="small"
        href={`https://wa.me/?text=${text}%20${url}`}
        target="_blank"
        rel="noopener"
      />
      <IconLink
        icon={<Mark name="facebook" size="1.5rem" />}
        label={m.share_on_facebook()}
        size="small"
        href={`https://www.facebook.com/sharer/sharer.php?u=${url}`}
        target="_blank"
        rel="noopener"
      />
      <IconLink
        icon={<Mark name="x" size="1.5rem" />}
        label={m.share_on_x()}
        size="small"
        href={`https://x.com/intent/post?text=${text}&url=${url}`}
        target="_blank"
        rel="noopener"
      />
      <IconLink
        icon={<Mark name="telegram" size="1.5rem" />}
        label={m.share_on_telegram()}
        size="small"
        href={`https://t.me/share/url?url=${url}&text=${text}`}
        target="_blank"
        rel="noopener"
      />
      <IconButton icon="copy" label={m.copy_link()} size="small" onClick={() => void copy()} />
      {canShare && (
        <IconButton
          icon="share"
          label={m.share_2()}
          size="small"
          onClick={() => void navigator.share({ title: product.name, url: address }).catch(() => undefined)}
        />
      )}
    </div>
  );
}
