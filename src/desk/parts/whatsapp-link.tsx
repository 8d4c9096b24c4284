import * as m from '#messages/desk-products';
import { Mark } from '../../ui/icon/mark.tsx';
import { IconLink } from '../../ui/icon-button/icon-button.tsx';
import { formatRupees } from '../../ui/price/format-rupees.ts';

/** Opens WhatsApp with name, price and address of a product on sale; WhatsApp shows its picture from the page. */
export function WhatsappLink({
  product: { name, slug, finalPrice },
}: {
  product: { readonly name: string; readonly slug: string; readonly finalPrice: number };
}) {
  const address = `${location.origin}/product/details/${slug}`;
  const text = m.whatsapp_text({ product: name, price: formatRupees(finalPrice), address });
  return (
    <IconLink
      icon={<Mark name="whatsapp" size="1.5rem" />}
      label={m.share_on_whatsapp({ product: name })}
      size="small"
      href={`https://wa.me/?text=${encodeURIComponent(text)}`}
      target="_blank"
      rel="noopener"
    />
  );
}
