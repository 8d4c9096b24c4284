import { aboutPage } from '../pages/about/page.ts';
import { cartPage } from '../pages/cart/page.ts';
import { contactPage } from '../pages/contact/page.ts';
import { forgotPasswordPage } from '../pages/forgot-password/page.ts';
import { helpPage } from '../pages/help/page.ts';
import { homePage } from '../pages/home/page.ts';
import { listingPages } from '../pages/listing/page.ts';
import { loginPage } from '../pages/login/page.ts';
import { unsubscribePage } from '../pages/unsubscribe/page.ts';
import { notFoundPage } from '../pages/not-found/page.ts';
import { offersPage } from '../pages/offers/page.ts';
import { policyPages } from '../pages/policies/page.ts';
import { productPage } from '../pages/product/page.ts';
import { registerPage } from '../pages/register/page.ts';
import { resetPasswordPage } from '../pages/reset-password/page.ts';
import { shopPage } from '../pages/shop/page.ts';
import { tellMePage } from '../pages/tell-me/page.ts';
import { verifyEmailPage } from '../pages/verify-email/page.ts';
import type { AnyPage } from '../web/page.tsx';

/** The pages that guests can visit. A browser loads their table after its first page. */
export const guestPages: readonly AnyPage[] = [
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
  cartPage,
  unsubscribePage,
  aboutPage,
  contactPage,
  helpPage,
  offersPage,
  ...policyPages,
  notFoundPage,
];
