import type { Product } from '../../domains/catalogue/product.ts';
import { hasDearerVariant } from '../../domains/catalogue/shown-prices.ts';
import { shop } from '../../shop.ts';
import { deliveryFee } from '../../domains/delivery/delivery-fee.ts';

/** The product as schema.org data: description, reviews, price, delivery and returns. */
export function productSchema(product: Product, description: string, address: string) {
  return {
    '@type': 'Product',
    name: product.name,
    sku: product._id,
    category: product.category,
    image: product.images,
    description,
    brand: { '@type': 'Brand', name: product.brand },
    ...(product.ratingCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating,
        reviewCount: product.ratingCount,
      },
    }),
    offers: {
      ...offerOf(product),
      url: address,
      priceCurrency: 'INR',
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: product.shopName },
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
        shippingRate: {
          '@type': 'MonetaryAmount',
          currency: 'INR',
          value: deliveryFee(product.finalPrice, null),
        },
      },
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'IN',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: shop.returnDays,
        merchantReturnLink: '/return-refund',
      },
    },
  };
}

/** One price, or the range of the prices that can be paid. */
function offerOf(product: Product) {
  if (!hasDearerVariant(product)) return { '@type': 'Offer', price: product.finalPrice };
  const prices = product.variants.filter(({ stock }) => stock > 0).map(({ finalPrice }) => finalPrice);
  return {
    '@type': 'AggregateOffer',
    lowPrice: product.finalPrice,
    highPrice: Math.max(...prices),
    offerCount: prices.length,
  };
}

/** The breadcrumb that search engines show instead of the address. */
export function breadcrumbSchema(product: Product, address: string) {
  const steps = [
    ['Home', '/'],
    [product.category, `/product/category/${product.categorySlug}`],
    [product.name, address],
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  };
}
