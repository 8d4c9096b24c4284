import { changePasswordAlias, changePasswordPage } from '../pages/change-password/page.ts';
import { chatPages } from '../pages/chat/page.ts';
import { dashboardPage } from '../pages/dashboard/page.ts';
import { logoutPage } from '../pages/logout/page.ts';
import { myAddressPage } from '../pages/my-address/page.ts';
import { myNoticesPage } from '../pages/my-notices/page.ts';
import { noticeSettingsPage } from '../pages/notice-settings/page.ts';
import { myCouponsPage } from '../pages/my-coupons/page.ts';
import { myOrdersPage } from '../pages/my-orders/page.ts';
import { myWishlistPage } from '../pages/my-wishlist/page.ts';
import { orderDetailsPage } from '../pages/order-details/page.ts';
import { returnPage } from '../pages/return/page.ts';
import { shippingPage } from '../pages/shipping/page.ts';
import { myTicketsPage } from '../pages/my-tickets/page.ts';
import { myPaymentPage } from '../pages/my-payment/page.ts';
import { orderConfirmPage } from '../pages/order-confirm/page.ts';
import { paymentPage } from '../pages/payment/page.ts';
import { paymentConfirmPage } from '../pages/payment-confirm/page.ts';
import { paymentFailurePage } from '../pages/payment-failure/page.ts';
import type { AnyPage } from '../web/page.tsx';

/** The pages of customers. A browser loads their table for a customer, or on the way to one of them. */
export const accountPages: readonly AnyPage[] = [
  logoutPage,
  shippingPage,
  dashboardPage,
  myOrdersPage,
  orderDetailsPage,
  myTicketsPage,
  returnPage,
  myWishlistPage,
  myNoticesPage,
  noticeSettingsPage,
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
];
