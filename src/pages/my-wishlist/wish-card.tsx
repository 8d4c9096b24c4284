import { useState } from 'react';
import * as m from '#messages/wishlist';
import type { Product } from '../../domains/catalogue/product.ts';
import { VariantPicker } from '../../domains/catalogue/ui/variant-picker.tsx';
import type { WishlistItem } from '../../domains/wishlist/wishlist.ts';
import { refusedBy } from '../../platform/call-error.ts';
import { sendingOnce } from '../../platform/send-once.ts';
import { sellingPrice } from '../../platform/money.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { formatRupees } from '../../ui/price/format-rupees.ts';
import { Price } from '../../ui/price/price.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { Stars } from '../../ui/stars/stars.tsx';
import { Tile } from '../../ui/tile/tile.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { wishFormName } from '../../domains/wishlist/ui/wish-form-name.ts';
import { PressForm } from '../../ui/form/press-form.tsx';
import { useApi } from '../../web/page.tsx';
import styles from './wish-card.module.css';

interface Props {
  readonly item: WishlistItem;
  readonly onRemove: () => void;
  /** Called once the product is in the cart, to take it off the list. */
  readonly onMoved: () => void;
}

/** A product of the wishlist with its actions: remove, view, move to the cart. A sheet asks for the size. */
export function WishCard({ item, onRemove, onMoved }: Props) {
  const api = useApi();
  const [productToSize, setSized] = useState<Product | null>(null);
  const [sendOnce] = useState(sendingOnce);
  const [moving, setMoving] = useState(false);
  const { name, slug, image, price, discount, rating, productId, userId } = item;
  const address = `/product/details/${slug}`;

  async function move(variantId?: string) {
    if (moving) return;
    setMoving(true);
    setSized(null);
    try {
      await sendOnce({ userId, productId, quantity: 1, ...(variantId ? { variantId } : {}) }, api.cart.add);
      onMoved();
    } catch (error) {
      if (refusedBy(api.cart.add, error)?.code === 'choose_size') await askForSize();
      else toast.error((error as Error).message);
    } finally {
      setMoving(false);
    }
  }
  async function askForSize() {
    try {
      setSized((await api.catalogue.getProduct({ slugOrId: slug })).product);
    } catch (error) {
      toast.error((error as Error).message);
    }
  }
  return (
    <>
      <Tile
        href={address}
        title={name}
        level="h2"
        picture={<Picture src={image} alt="" sizes="(min-width: 1024px) 15rem, 46vw" />}
        badge={discount > 0 && <Badge tone="saving">{discount}%</Badge>}
        action={
          <div className={styles.actions}>
            <Button
              variant="secondary"
              size="small"
              wide
              icon="cart"
              aria-label={m.move_to_cart_named({ name })}
              aria-disabled={moving}
              onClick={() => void move()}
            >
              {m.move_to_cart()}
            </Button>
            <ButtonLink
              variant="quiet"
              size="small"
              icon="eye"
              aria-label={m.view_named({ name })}
              href={address}
            >
              {m.view()}
            </ButtonLink>
            <PressForm values={{ form: wishFormName, wishlistId: item._id }} onPress={onRemove}>
              <Button
                variant="quiet"
                size="small"
                icon="trash"
                type="submit"
                aria-label={m.remove_from_your_wishlist({ name })}
              >
                {m.remove()}
              </Button>
            </PressForm>
          </div>
        }
      >
        <Stars rating={rating} figure={rating > 0} />
        <Price selling={sellingPrice(price, discount)} mrp={price} percent={discount} isFrom={item.isFrom} />
        {item.dropped > 0 && (
          <p className={styles.dropped}>{m.dropped({ amount: formatRupees(item.dropped) })}</p>
        )}
      </Tile>
      {productToSize && (
        <Sheet open onClose={() => setSized(null)} title={m.choose_size()}>
          <p className={styles.name}>{name}</p>
          <VariantPicker product={productToSize} onChoose={(variant) => void move(variant._id)} />
        </Sheet>
      )}
    </>
  );
}
