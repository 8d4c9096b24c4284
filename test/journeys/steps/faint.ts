import { isDeepStrictEqual } from 'node:util';
import AxeBuilder from '@axe-core/playwright';
import type { JSHandle, Page } from '@playwright/test';
import { type Mark, measureContrast } from './measure-contrast.ts';
import { settle } from './violations.ts';

/** How often a page is scrolled to texts of which axe cannot tell. */
const maxScreenfuls = 25;

/**
 * The texts and icons that are too faint on what is painted behind them (WCAG 1.4.3 and 1.4.11). The first screenful, and
 * wherever axe cannot tell, as over a picture, is measured in the pixels of a picture of the page without its letters;
 * what could not be measured there either is named. Of an open dialog or menu, only its own.
 */
export async function faint(page: Page): Promise<string[]> {
  await settle(page);
  const faults = new Set(await measurements(page));
  const { violations, incomplete } = await new AxeBuilder({ page }).withRules('color-contrast').analyze();
  const selectorsOf = (results: typeof violations) =>
    results
      .flatMap(({ nodes }) => nodes)
      // An empty field has nothing to read; what its placeholder says is measured.
      .filter(({ any }) => !any.some(({ data }) => data?.messageKey === 'emptyValue'))
      .map(({ target }) => target.join(' '));
  const unsure = selectorsOf(incomplete);
  for (let at = 0; at < maxScreenfuls && (await page.evaluate(showUnmeasured, unsure)); at += 1)
    for (const fault of await measurements(page)) faults.add(fault);
  return [
    ...(await page.evaluate(findBlank)),
    ...faults,
    ...selectorsOf(violations).map((selector) => `${selector} is too faint, says axe`),
    ...(await page.evaluate(findUnmeasured, unsure)),
  ];
}

async function measurements(page: Page): Promise<string[]> {
  let marks = await readMarks(page);
  for (let tries = 0; ; tries += 1) {
    const picture = await paintedWithoutLetters(page);
    const after = await readMarks(page);
    // What came or went while the picture was taken, such as a toast, is not in both.
    if (isDeepStrictEqual(marks, after) || tries === 5)
      return page.evaluate(measureContrast, { marks, picture });
    marks = after;
  }
}

async function readMarks(page: Page): Promise<Mark[]> {
  // What lets presses through is painted all the same.
  const pressable = await addStyle(page, '* { pointer-events: auto !important }');
  const marks = await page.evaluate(findMarks);
  await removeStyle(pressable);
  return marks;
}

async function paintedWithoutLetters(page: Page): Promise<string> {
  const style = await addStyle(
    page,
    '*, ::placeholder { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important }' +
      ':is(button, a, summary) svg { visibility: hidden !important }',
  );
  const picture = (await page.screenshot({ scale: 'css', animations: 'disabled' })).toString('base64');
  await removeStyle(style);
  return picture;
}

const addStyle = (page: Page, rules: string) =>
  page.evaluateHandle((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, rules);

const removeStyle = (style: JSHandle<CSSStyleSheet>) =>
  style.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });

/** Brings the first element that is not measured yet into sight, with its pictures. False when there is none. */
async function showUnmeasured(selectors: string[]): Promise<boolean> {
  const open = [...document.querySelectorAll('dialog:modal, :popover-open')].at(-1) ?? document.body;
  // Axe leaves out what a dialog has scrolled away.
  const hasText = (one: Element) =>
    one.getBoundingClientRect().width > 3 &&
    [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const texts = open === document.body ? [] : [...open.querySelectorAll('*')].filter(hasText);
  const next = [...selectors.map((selector) => document.querySelector(selector)), ...texts].find(
    (one) =>
      one &&
      open.contains(one) &&
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !one.matches('[data-measured], [data-unmeasured]') &&
      !one.closest(':disabled, [aria-disabled="true"], [inert], [aria-hidden="true"]'),
  );
  if (!next) return false;
  next.setAttribute('data-unmeasured', '');
  next.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  await new Promise((paintedAt) => requestAnimationFrame(() => requestAnimationFrame(paintedAt)));
  const inSight = [...document.images].filter((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && image.checkVisibility();
  });
  const late = new Promise((resolve) => setTimeout(resolve, 3_000));
  await Promise.race([late, Promise.all(inSight.map((image) => image.decode().catch(() => {})))]);
  return true;
}

/** Of what axe cannot tell, what was brought into sight and still not measured. Leaves the page as it was. */
function findUnmeasured(selectors: string[]): string[] {
  // The third line of a name that is cut after two, or what an ellipsis stands for.
  const isCutOff = (one: Element) => {
    const { top, bottom } = one.getBoundingClientRect();
    for (let box = one.parentElement; box; box = box.parentElement) {
      const edge = box.getBoundingClientRect();
      const { overflowY, textOverflow } = getComputedStyle(box);
      if (['hidden', 'clip'].includes(overflowY) && (top >= edge.bottom || bottom <= edge.top)) return true;
      if (textOverflow === 'ellipsis' && box.scrollWidth > box.clientWidth) return true;
    }
    return false;
  };
  const remaining = selectors
    .map((selector) => document.querySelector(`${selector}[data-unmeasured]:not([data-measured])`))
    .filter((one) => one !== null && !isCutOff(one));
  for (const one of document.querySelectorAll('[data-measured], [data-unmeasured]')) {
    one.removeAttribute('data-measured');
    one.removeAttribute('data-unmeasured');
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return remaining.map(
    (one) => `“${one?.textContent?.trim().slice(0, 40)}” was not measured, and axe cannot tell`,
  );
}

function findMarks(): Mark[] {
  const open = [...document.querySelectorAll<HTMLElement>('dialog:modal, :popover-open')];
  const scope = open.at(-1) ?? document.body;
  const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const readColour = (css: string): number[] => {
    if (!brush) return [0, 0, 0, 1];
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = css;
    brush.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 255] = brush.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const opacityOf = (of: Element | null): number =>
    of ? Number(getComputedStyle(of).opacity) * opacityOf(of.parentElement) : 1;
  const covers = (one: Element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(one);
    // Of a drawing, its shapes cover.
    const isPainted = one.matches('img, svg *, canvas, video') || backgroundImage !== 'none';
    return (
      one.checkVisibility({ opacityProperty: true }) && (isPainted || readColour(backgroundColor)[3] !== 0)
    );
  };
  const marks: Mark[] = [];
  const add = (name: string, of: Element, css: string, rect: DOMRect, least: number) => {
    const x = Math.max(0, rect.left);
    const y = Math.max(0, rect.top);
    const width = Math.min(innerWidth, rect.right) - x;
    const height = Math.min(innerHeight, rect.bottom) - y;
    if (width < 3 || height < 3) return;
    // What a box cuts off or something covers is not read there; an invisible radio or a link's whole card covers nothing.
    const isOnTop = (across: number, down: number) => {
      const stack = document.elementsFromPoint(x + width * across, y + height * down);
      const top = stack.find((one) => of.contains(one) || (!one.contains(of) && covers(one)));
      return top && of.contains(top);
    };
    if (![0.1, 0.5, 0.9].every((across) => isOnTop(across, 0.1) && isOnTop(across, 0.9))) return;
    const [red = 0, green = 0, blue = 0, alpha = 1] = readColour(css);
    const colour = [red, green, blue, alpha * opacityOf(of)];
    of.setAttribute('data-measured', '');
    marks.push({ name, colour, box: { x, y, width, height }, least });
  };
  const isLarge = ({ fontSize, fontWeight }: CSSStyleDeclaration) =>
    Number.parseFloat(fontSize) >= 24 || (Number.parseFloat(fontSize) >= 18.66 && Number(fontWeight) >= 700);
  const isSeen = (one: Element) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }) &&
    !one.closest(':disabled, [aria-disabled="true"], [inert], [aria-hidden="true"], canvas');
  const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { textContent, parentElement: parent } = text;
    if (!textContent?.trim() || !parent || !isSeen(parent) || parent.closest('option, svg, style, script'))
      continue;
    range.selectNodeContents(text);
    const style = getComputedStyle(parent);
    for (const rect of [...range.getClientRects()].slice(0, 3))
      add(textContent.trim().slice(0, 40), parent, style.color, rect, isLarge(style) ? 3 : 4.5);
  }
  for (const control of scope.querySelectorAll<HTMLInputElement>('input, textarea, select'))
    if (
      isSeen(control) &&
      !['radio', 'checkbox', 'range', 'color', 'file', 'hidden'].includes(control.type)
    ) {
      const value = control instanceof HTMLSelectElement ? control.selectedOptions[0]?.text : control.value;
      const text = value || control.placeholder;
      const pseudo = value ? undefined : '::placeholder';
      if (text)
        add(text, control, getComputedStyle(control, pseudo).color, control.getBoundingClientRect(), 4.5);
    }
  for (const icon of scope.querySelectorAll<SVGElement>(':is(button, a, summary) svg')) {
    const { width } = icon.getBoundingClientRect();
    const { color, fill, stroke } = getComputedStyle(icon);
    const owner = icon.closest('button, a, summary');
    if (!owner || width > 40 || !isSeen(icon) || ![fill, stroke].includes(color)) continue;
    const name = `the icon of ${owner.getAttribute('aria-label') ?? owner.textContent}`;
    add(name, owner, color, icon.getBoundingClientRect(), 3);
  }
  return marks;
}

/** The buttons and links of the same part that are an icon or a picture which something hides. */
function findBlank(): string[] {
  const open = [...document.querySelectorAll<HTMLElement>('dialog:modal, :popover-open')];
  // Drawn by the style alone, as the dots of a row of pictures.
  const isDot = ({ content, width, height, borderStyle, backgroundColor }: CSSStyleDeclaration) =>
    content !== 'none' &&
    Number.parseFloat(width) * Number.parseFloat(height) >= 16 &&
    (borderStyle !== 'none' || backgroundColor !== 'rgba(0, 0, 0, 0)');
  const controls = [...(open.at(-1) ?? document.body).querySelectorAll<HTMLElement>('button, a')];
  return controls
    .filter((one) => one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
    .filter((one) => !one.innerText.trim() && one.querySelector('svg, img'))
    .filter((one) => ![...one.querySelectorAll('svg, img')].some((picture) => picture.checkVisibility()))
    .filter((one) => !['::before', '::after'].some((part) => isDot(getComputedStyle(one, part))))
    .map((one) => `“${one.getAttribute('aria-label')}” is a blank ${one.tagName.toLowerCase()}`);
}
