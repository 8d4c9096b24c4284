import type { AnyDeskPage } from './desk-page.tsx';
import { accountPage } from './pages/account/page.ts';
import { cameraPage } from './pages/camera/page.ts';
import { categoriesPage } from './pages/categories/page.ts';
import { messagesPage } from './pages/messages/page.ts';
import { moneyPages } from './pages/money/page.ts';
import { orderBookPage, orderStoryPage } from './pages/order-book/page.ts';
import { courierPage } from './pages/courier/page.ts';
import { chatPages } from './pages/chat/page.ts';
import { orderPage } from './pages/order/page.ts';
import { earningsPage, orderEarningsPage } from './pages/earnings/page.ts';
import { insightPage } from './pages/insight/page.ts';
import { jobsPage } from './pages/jobs/page.ts';
import { newsChannelsPage, newsPage } from './pages/news/page.ts';
import { noticesPage } from './pages/notices/page.ts';
import { deliveryPage } from './pages/delivery/page.ts';
import { promotionsPage } from './pages/promotions/page.ts';
import { packingPage } from './pages/packing/page.ts';
import { declarationsPage } from './pages/declarations/page.ts';
import { importPage } from './pages/import/page.ts';
import { ordersPage } from './pages/orders/page.ts';
import { packingSlipPage } from './pages/packing-slip/page.ts';
import { questionsPage } from './pages/questions/page.ts';
import { returnsPage } from './pages/returns/page.ts';
import { reviewsPage } from './pages/reviews/page.ts';
import { sizesPage } from './pages/sizes/page.ts';
import { shopPagePage } from './pages/shop-page/page.ts';
import { customersPage, staffPage } from './pages/people/page.ts';
import { payoutsPage } from './pages/payouts/page.ts';
import { sellersPage } from './pages/sellers/page.ts';
import { newProductPage, productPage } from './pages/product/page.ts';
import { productsPage } from './pages/products/page.ts';
import { todayPage } from './pages/today/page.ts';
import { webhookPages } from './pages/webhooks/page.ts';
import { windowPage } from './pages/window/page.ts';
import { wordsPage } from './pages/words/page.ts';

/** Every page of the desk. */
export const pages: readonly AnyDeskPage[] = [
  todayPage,
  ordersPage,
  orderPage,
  packingSlipPage,
  returnsPage,
  earningsPage,
  orderEarningsPage,
  ...moneyPages,
  ...webhookPages,
  insightPage,
  orderBookPage,
  orderStoryPage,
  newsPage,
  newsChannelsPage,
  jobsPage,
  courierPage,
  noticesPage,
  messagesPage,
  windowPage,
  categoriesPage,
  payoutsPage,
  sellersPage,
  customersPage,
  staffPage,
  wordsPage,
  deliveryPage,
  promotionsPage,
  ...chatPages,
  productsPage,
  cameraPage,
  newProductPage,
  importPage,
  declarationsPage,
  shopPagePage,
  packingPage,
  sizesPage,
  productPage,
  questionsPage,
  reviewsPage,
  accountPage,
];
