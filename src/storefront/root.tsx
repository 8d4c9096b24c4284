import { type Location, Outlet, ScrollRestoration } from 'react-router';
import '../ui/global.css';
import { useLoaded } from '../ui/loaded.ts';
import { Toaster } from '../ui/toast/toaster.tsx';
import { BottomBarLater } from './layout/bottom-bar-later.tsx';
import { FooterLater } from './layout/footer-later.tsx';
import { Header } from './layout/header.tsx';
import { Progress } from './layout/progress.tsx';
import { ShellProvider } from '../web/shell-context.tsx';

const loadJoin = () => import('../domains/cart/ui/guest-goods-join.tsx');

/** The frame of every page. A new page starts at its top; going back restores the scroll position. */
export function Root() {
  const join = useLoaded(loadJoin);
  return (
    <ShellProvider>
      <Progress />
      <Header />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <FooterLater />
      <BottomBarLater />
      <Toaster />
      {join && <join.GuestGoodsJoin />}
      <ScrollRestoration getKey={placeOf} />
    </ShellProvider>
  );
}

/**
 * The key of a page's scroll position. The router calls the first page of every document 'default', so two of them
 * would overwrite each other's position, as after a click before hydration.
 */
function placeOf({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}
