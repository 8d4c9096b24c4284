import type { ComponentProps, MouseEvent } from 'react';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address inside the shop ("/cart"), or anything a browser can open ("https:…", "tel:…", "#reviews"). */
  href: string;
  /** Replace this page in the history instead of adding one: filters, sorting, pages of a list. */
  replace?: boolean;
  /** Stay where the page is scrolled to. */
  keepScroll?: boolean;
};

/** Goes to an address inside the shop. */
export type Go = (href: string, how: { replace: boolean; keepScroll: boolean }) => void;
let go: Go | undefined;

/** Said once by an application's entry: how links go to a page without a new document. Until then the browser follows them. */
export function linksGo(how: Go): void {
  go = how;
}

/**
 * A link is an anchor and nothing else, on the server and in the browser: a page holds a hundred of them, and one that asks the
 * router for its context costs each of them in hydration and at every navigation. A press tells the router.
 */
export function Link({ href, replace = false, keepScroll = false, onClick, children, ...rest }: LinkProps) {
  const inside = href.startsWith('/') && !href.startsWith('//');
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!go || !isPlainPress(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    go(href, { replace: replace || href === pathname + search + hash, keepScroll });
  };
  return (
    <a href={href} onClick={inside ? press : onClick} {...rest}>
      {children}
    </a>
  );
}

/** One that means this tab and that nobody took already: not "open in a new tab", not "save". */
function isPlainPress(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  return !(
    event.defaultPrevented ||
    event.button !== 0 ||
    (target && target !== '_self') ||
    event.metaKey ||
    event.altKey ||
    event.ctrlKey ||
    event.shiftKey
  );
}
