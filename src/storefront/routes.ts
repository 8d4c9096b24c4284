import { createElement } from 'react';
import type { RouteObject } from 'react-router';
import { aboutPage } from '../pages/about/page.ts';
import { cartPage } from '../pages/cart/page.ts';
import { changePasswordAlias, changePasswordPage } from '../pages/change-password/page.ts';
import { chatPages } from '../pages/chat/page.ts';
import { contactPage } from '../pages/contact/page.ts';
import { dashboardPage } from '../pages/dashboard/page.ts';
import { forgotPasswordPage } from '../pages/forgot-password/page.ts';
import { helpPage } from '../pages/help/page.ts';
import { homePage } from '../pages/home/page.ts';
import { listingPages } from '../pages/listing/page.ts';
import { loginPage } from '../pages/login/page.ts';
import { logoutPage } from '../pages/logout/page.ts';
import { myAddressPage } from '../pages/my-address/page.ts';
import { myNoticesPage } from '../pages/my-notices/page.ts';
import { noticeSettingsPage } from '../pages/notice-settings/page.ts';
import { unsubscribePage } from '../pages/unsubscribe/page.ts';
import { myCouponsPage } from '../pages/my-coupons/page.ts';
import { myOrdersPage } from '../pages/my-orders/page.ts';
import { myWishlistPage } from '../pages/my-wishlist/page.ts';
import { notFoundPage } from '../pages/not-found/page.ts';
import { offersPage } from '../pages/offers/page.ts';
import { orderDetailsPage } from '../pages/order-details/page.ts';
import { policyPages } from '../pages/policies/page.ts';
import { productPage } from '../pages/product/page.ts';
import { registerPage } from '../pages/register/page.ts';
import { returnPage } from '../pages/return/page.ts';
import { resetPasswordPage } from '../pages/reset-password/page.ts';
import { shopPage } from '../pages/shop/page.ts';
import { shippingPage } from '../pages/shipping/page.ts';
import { myTicketsPage } from '../pages/my-tickets/page.ts';
import { myPaymentPage } from '../pages/my-payment/page.ts';
import { orderConfirmPage } from '../pages/order-confirm/page.ts';
import { paymentPage } from '../pages/payment/page.ts';
import { paymentConfirmPage } from '../pages/payment-confirm/page.ts';
import { paymentFailurePage } from '../pages/payment-failure/page.ts';
import { tellMePage } from '../pages/tell-me/page.ts';
import { verifyEmailPage } from '../pages/verify-email/page.ts';
import { shop } from '../shop.ts';
import { ErrorPageLater } from './error-page-later.tsx';
import type { Head } from '../web/head.ts';
import type { AnyPage } from '../web/page.tsx';

/** Every page of the shop. */
export const pages: readonly AnyPage[] = [
  homePage,
  ...listingPages,
  productPage,
  shopPage,
  loginPage,
  registerPage,
  forgotPasswordPage,
  resetPasswordPage,
  tellMePage,
  verifyEmailPage,
  logoutPage,
  cartPage,
  shippingPage,
  dashboardPage,
  myOrdersPage,
  orderDetailsPage,
  myTicketsPage,
  returnPage,
  myWishlistPage,
  myNoticesPage,
  noticeSettingsPage,
  unsubscribePage,
  myCouponsPage,
  myAddressPage,
  changePasswordPage,
  changePasswordAlias,
  ...chatPages,
  myPaymentPage,
  paymentPage,
  paymentConfirmPage,
  paymentFailurePage,
  orderConfirmPage,
  aboutPage,
  contactPage,
  helpPage,
  offersPage,
  ...policyPages,
  notFoundPage,
];

const byName = new Map(pages.map((page) => [page.name, page]));

/** The pages as routes, for use inside the root route. */
export function pageRoutes(): RouteObject[] {
  return pages.map(({ route }) => ({ ...route, errorElement: createElement(ErrorPageLater) }));
}

interface Match {
  id: string;
  params: Record<string, string | undefined>;
  loaderData?: unknown;
}

/** The matched page's head, or null without data (on an error page). Adds a description and an address to each page. */
export function findHead(
  match: Match | undefined,
  { pathname, search }: { pathname: string; search: string },
): Head | null {
  const page = match && byName.get(match.id);
  if (!page || match.loaderData === undefined) return null;
  const head = page.head(match.loaderData, { params: match.params, search: new URLSearchParams(search) });
  const standing = head.missing ? {} : { canonical: pathname };
  return { description: shop.tagline, ...standing, ...head };
}

/** The page with this route id; undefined if the route is not a page. */
export function findPage(id: string): AnyPage | undefined {
  return byName.get(id);
}
