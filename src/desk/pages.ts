import type { AnyDeskPage } from './desk-page.tsx';
import { todayPage } from './pages/today/page.ts';

/** Every page of the desk, in plain sight. */
export const pages: readonly AnyDeskPage[] = [todayPage];
