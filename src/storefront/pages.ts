import type { AnyPage } from '../web/page.tsx';
import { accountPages } from './account-pages.ts';
import { guestPages } from './guest-pages.ts';

/** Every page of the shop. */
export const pages: readonly AnyPage[] = [...guestPages, ...accountPages];
