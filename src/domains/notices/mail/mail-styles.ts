import { colours } from '../../../own-look.ts';
import type { Time } from '../../../ui/colours.ts';

const at = (time: Time) =>
  Object.fromEntries(Object.entries(colours).map(([name, colour]) => [name, colour[time]])) as Record<
    keyof typeof colours,
    string
  >;
const [day, night] = [at('day'), at('night')];

const font = "font-family:'Anek Latin',Segoe UI,Roboto,Helvetica,Arial,sans-serif";

/** The day's colours of the shop's pages, inline on each element as mail programs need them. */
export const mailStyles = {
  body: `margin:0;padding:0;background:${day.paper};${font}`,
  preview: 'display:none;max-height:0;overflow:hidden;opacity:0',
  around: 'padding:16px 12px 32px',
  column: 'max-width:560px',
  head: 'padding:8px 4px 16px',
  mark: `color:${day.gulabi};font-size:26px;font-weight:700;text-decoration:none;${font}`,
  sign: 'font-size:20px;font-weight:500',
  card: `padding:24px 20px;background:${day.surface};border:1px solid ${day.line};border-radius:14px`,
  heading: `margin:0 0 12px;color:${day.ink};font-size:22px;line-height:1.25;font-weight:600;${font}`,
  text: `margin:0 0 16px;color:${day.ink};font-size:16px;line-height:1.5;${font}`,
  goods: `margin:0 0 20px;border-top:1px solid ${day.line};border-bottom:1px solid ${day.line}`,
  pictureCell: 'padding:12px 16px 12px 0;vertical-align:top',
  picture: `display:block;width:72px;height:96px;object-fit:cover;border-radius:8px;background:${day.sunken}`,
  goodsCell: `padding:12px 0;color:${day.ink};font-size:15px;line-height:1.45;vertical-align:top;${font}`,
  button: `border-radius:10px;background:${day.neel}`,
  buttonText: `display:inline-block;padding:13px 24px;color:${day['on-neel']};font-size:16px;font-weight:600;text-decoration:none;${font}`,
  small: `margin:16px 0 0;color:${day['ink-soft']};font-size:14px;${font}`,
  soft: `color:${day['ink-soft']}`,
  foot: `padding:20px 4px 0;color:${day['ink-soft']};font-size:13px;line-height:1.6;${font}`,
} as const;

const nightRules: readonly (readonly [selector: string, style: string])[] = [
  ['.paper', `background:${night.paper}`],
  ['.card', `background:${night.surface};border-color:${night.line}`],
  ['.ink', `color:${night.ink}`],
  ['.soft', `color:${night['ink-soft']}`],
  ['.line', `border-color:${night.line}`],
  ['.mark', `color:${night.gulabi}`],
  ['.button', `background:${night.neel}`],
  ['.on-button', `color:${night['on-neel']}`],
];

/** The dark colours, which must override the inline ones. */
export const nightStyles = `@media (prefers-color-scheme:dark){${nightRules
  .map(([selector, style]) => `${selector}{${style.replace(/;|$/g, '!important;')}}`)
  .join('')}}`;
