import { type ComponentProps, createContext, useContext } from 'react';
import { Link as RouterLink } from 'react-router';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address inside the shop ("/cart"), or anything a browser can open ("https:…", "tel:…", "#reviews"). */
  href: string;
  /** Replace this page in the history instead of adding one: filters, sorting, pages of a list. */
  replace?: boolean;
  /** Stay where the page is scrolled to. */
  keepScroll?: boolean;
};

/** Whether going from page to page is a view transition: at the desk it is. */
export const ViewTransitions = createContext(false);

/** A link: the router's inside the shop, the browser's own elsewhere. */
export function Link({ href, replace, keepScroll, children, ...rest }: LinkProps) {
  const viewTransition = useContext(ViewTransitions) && !replace;
  if (!href.startsWith('/') || href.startsWith('//'))
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
      viewTransition={viewTransition}
      discover="none"
      {...rest}
    >
      {children}
    </RouterLink>
  );
}
