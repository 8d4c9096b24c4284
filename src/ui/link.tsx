import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address inside the shop ("/cart"), or anything a browser can open ("https:…", "tel:…", "#reviews"). */
  href: string;
  /** Replace this page in the history instead of adding one: filters, sorting, pages of a list. */
  replace?: boolean;
  /** Stay where the page is scrolled to. */
  keepScroll?: boolean;
};

/** The only place that knows the router's link. Addresses outside the shop, and places on this page, are plain anchors. */
export function Link({ href, replace = false, keepScroll = false, children, ...rest }: LinkProps) {
  // On the server every link is only an anchor: a page holds a hundred, and the router's take a fifth of its rendering.
  if (import.meta.env.SSR || !href.startsWith('/') || href.startsWith('//'))
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  return (
    <RouterLink
      to={href}
      replace={replace}
      preventScrollReset={keepScroll}
      viewTransition={!replace}
      discover="none"
      {...rest}
    >
      {children}
    </RouterLink>
  );
}
