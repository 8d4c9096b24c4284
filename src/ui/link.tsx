import { type ComponentProps, createContext, useContext } from 'react';
import { Link as RouterLink } from 'react-router';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the shop ("/cart"), or anything a browser can open ("https:…", "tel:…", "#reviews"). */
  href: string;
  /** Replaces this page in the history instead of adding one: for filters, sorting and pagination. */
  replace?: boolean;
  /** Keeps the scroll position. */
  keepScroll?: boolean;
};

/** Whether navigation uses view transitions; only the desk does. */
export const ViewTransitions = createContext(false);

/** A link: by the router within the shop, by the browser elsewhere. */
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
