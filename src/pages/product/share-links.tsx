import { useEffect, useState } from 'react';
import type { Product } from '../../domains/catalogue/product.ts';
import { copyText } from '../../ui/copy-text.ts';
import { IconButton, IconLink } from '../../ui/icon-button/icon-button.tsx';
import { toast } from '../../ui/toast/toast.ts';
import styles from './share-links.module.css';

/** Sends the product to somebody: real links, copying, and the system's share sheet where there is one. */
export function ShareLinks({ product }: { product: Product }) {
  const path = `/product/details/${product.slug}`;
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
      () => toast.success('The link is copied'),
      () => toast.error('The link could not be copied. It is in the address bar'),
    );
  return (
    <div className={styles.row} role="group" aria-label="Share">
      <span>Share</span>
      <IconLink
        icon="whatsapp"
        label="Share on WhatsApp"
        size="small"
        href={`https://wa.me/?text=${text}%20${url}`}
        target="_blank"
        rel="noopener"
      />
      <IconLink
        icon="facebook"
        label="Share on Facebook"
        size="small"
        href={`https://www.facebook.com/sharer/sharer.php?u=${url}`}
        target="_blank"
        rel="noopener"
      />
      <IconLink
        icon="x"
        label="Share on X"
        size="small"
        href={`https://x.com/intent/post?text=${text}&url=${url}`}
        target="_blank"
        rel="noopener"
      />
      <IconLink
        icon="telegram"
        label="Share on Telegram"
        size="small"
        href={`https://t.me/share/url?url=${url}&text=${text}`}
        target="_blank"
        rel="noopener"
      />
      <IconButton icon="copy" label="Copy the link" size="small" onClick={() => void copy()} />
      {canShare && (
        <IconButton
          icon="share"
          label="Share…"
          size="small"
          onClick={() => void navigator.share({ title: product.name, url: address }).catch(() => undefined)}
        />
      )}
    </div>
  );
}
