import { type Location, Outlet, ScrollRestoration } from 'react-router';
import '../ui/global.css';
import { Toaster } from '../ui/toast/toaster.tsx';
import { FooterLater } from './layout/footer-later.tsx';
import { Header } from './layout/header.tsx';
import { Progress } from './layout/progress.tsx';
import { ShellProvider } from '../web/shell-context.tsx';

/** What stands around every page. A new page starts at its top; going back lands where one was. */
export function Root() {
  return (
    <ShellProvider>
      <Progress />
      <Header />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <FooterLater />
      <Toaster />
      <ScrollRestoration getKey={placeOf} />
    </ShellProvider>
  );
}

/**
 * Under which name the place on a page is kept. The router calls every page that a document brought 'default': leaving
 * one such page would overwrite the place on another, which is how a click before the scripts are there loses it.
 */
function placeOf({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}
