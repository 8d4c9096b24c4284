import { Outlet, ScrollRestoration, useLoaderData } from 'react-router';
import type { Shell } from './shell.ts';
import { HeadOfPage } from './head-of-page.tsx';

/** What stands around every page. */
export function Root() {
  const shell = useLoaderData<Shell>();
  return (
    <>
      <HeadOfPage />
      <header data-customer={shell.customer?.id} />
      <main id="content">
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  );
}
