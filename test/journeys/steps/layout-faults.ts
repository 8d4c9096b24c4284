import type { Page } from '@playwright/test';

/**
 * The layout faults of the page as it is: wider than the window, a word of a heading or control broken in two, a phone
 * number or range of figures broken, text overlapping other text, an icon beside the middle of its button.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  return [...(await faultsOfTexts(page)), ...(await page.evaluate(faultsOfIcons))];
}

function faultsOfIcons(): string[] {
  const middleOf = ({ left, right }: DOMRect) => (left + right) / 2;
  return [...document.querySelectorAll('button:has(> svg:only-child)')].flatMap((button) => {
    const icon = button.querySelector('svg');
    if (!icon || button.textContent || !button.checkVisibility({ visibilityProperty: true })) return [];
    const off = middleOf(icon.getBoundingClientRect()) - middleOf(button.getBoundingClientRect());
    return Math.abs(off) > 2 ? [`the icon of “${button.ariaLabel}” is ${off} px beside its middle`] : [];
  });
}

function faultsOfTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** In running text longer words may break: addresses, numbers. */
    const maxWord = 18;
    const faults = new Set<string>();
    // Not innerWidth: a phone zooms out of a page that is too wide, and it grows.
    const { scrollWidth, clientWidth } = document.documentElement;
    const over = scrollWidth - clientWidth;
    if (over > 0) faults.add(`wider than the window by ${over} px`);

    const isSeen = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
    /** The part of a box that its scrolling or clipping ancestors show; null if outside the window's width. */
    const shownPart = ({ left, right, top, bottom }: DOMRect, of: Element | null) => {
      const part = { left, right, top, bottom };
      for (let outer = of; outer && outer !== document.body; outer = outer.parentElement) {
        const { overflowX, overflowY, position, clipPath } = getComputedStyle(outer);
        // Sticky elements overlap the page on purpose.
        if (position === 'fixed' || position === 'sticky' || clipPath !== 'none') return null;
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const box = outer.getBoundingClientRect();
        part.left = Math.max(part.left, box.left);
        part.right = Math.min(part.right, box.right);
        part.top = Math.max(part.top, box.top);
        part.bottom = Math.min(part.bottom, box.bottom);
      }
      // Less than a line's height is the font's own space above and below its letters.
      const inside = {
        ...part,
        top: part.top + (bottom - top) / 4,
        bottom: part.bottom - (bottom - top) / 4,
      };
      const isThere = inside.right - inside.left > 2 && inside.bottom - inside.top > 2;
      return isThere && inside.left >= 0 && inside.right <= window.innerWidth ? inside : null;
    };

    /** A phone number, or figures joined by a dash (10:00–14:00, 8-9Y), which must not break. */
    const ofFigures = /\+91[\s\d]+\d|\S*\d[-–\u2060]+\d\S*/g;

    const range = document.createRange();
    const isBroken = (text: Node, from: number, to: number) => {
      range.setStart(text, from);
      range.setEnd(text, to);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    };
    const lines: { left: number; right: number; top: number; bottom: number; node: Node }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { textContent, parentElement: parent } = text;
      if (!textContent?.trim() || !parent || !isSeen(parent)) continue;
      range.selectNodeContents(text);
      const parts = [...range.getClientRects()].flatMap((box) => shownPart(box, parent) ?? []);
      lines.push(...parts.map((part) => ({ ...part, node: text })));
      if (parts.length === 0) continue;
      const isControl = parent.closest('a, button, label, legend, h1, h2, h3, th, dt, b');
      const words = isControl ? [...textContent.matchAll(/\S+/g)] : [];
      const readAtOnce = [
        ...words.filter(({ 0: word }) => !/[-/@.]/.test(word)),
        ...textContent.matchAll(ofFigures),
      ];
      for (const { 0: word, index } of readAtOnce)
        if (word.length <= maxWord && isBroken(text, index, index + word.length))
          faults.add(`“${word}” is broken in two`);
    }
    lines.sort((one, other) => one.top - other.top);
    for (const [at, one] of lines.entries())
      for (const other of lines.slice(at + 1)) {
        if (other.top >= one.bottom - 2) break;
        // A text with an ellipsis has one box with it and one without.
        if (other.node !== one.node && other.left < one.right - 2 && other.right > one.left + 2)
          faults.add(`“${one.node.textContent}” and “${other.node.textContent}” overlap`);
      }
    return [...faults];
  });
}
