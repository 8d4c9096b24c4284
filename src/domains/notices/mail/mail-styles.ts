const font = "font-family:'Anek Latin',Segoe UI,Roboto,Helvetica,Arial,sans-serif";

/** The light colours of `ui/tokens.css`, inline on each element as mail programs need them. */
export const mailStyles = {
  body: `margin:0;padding:0;background:#fbf6ee;${font}`,
  preview: 'display:none;max-height:0;overflow:hidden;opacity:0',
  around: 'padding:16px 12px 32px',
  column: 'max-width:560px',
  head: 'padding:8px 4px 16px',
  mark: `color:#ab3a48;font-size:26px;font-weight:700;text-decoration:none;${font}`,
  sign: 'font-size:20px;font-weight:500',
  card: 'padding:24px 20px;background:#ffffff;border:1px solid #e8dccb;border-radius:14px',
  heading: `margin:0 0 12px;color:#27191c;font-size:22px;line-height:1.25;font-weight:600;${font}`,
  text: `margin:0 0 16px;color:#27191c;font-size:16px;line-height:1.5;${font}`,
  goods: 'margin:0 0 20px;border-top:1px solid #e8dccb;border-bottom:1px solid #e8dccb',
  pictureCell: 'padding:12px 16px 12px 0;vertical-align:top',
  picture: 'display:block;width:72px;height:96px;object-fit:cover;border-radius:8px;background:#f4ebdf',
  goodsCell: `padding:12px 0;color:#27191c;font-size:15px;line-height:1.45;vertical-align:top;${font}`,
  button: 'border-radius:10px;background:#2b2f72',
  buttonText: `display:inline-block;padding:13px 24px;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none;${font}`,
  small: `margin:16px 0 0;color:#64524d;font-size:14px;${font}`,
  soft: 'color:#64524d',
  foot: `padding:20px 4px 0;color:#64524d;font-size:13px;line-height:1.6;${font}`,
} as const;

const night: readonly (readonly [selector: string, style: string])[] = [
  ['.paper', 'background:#15131b'],
  ['.card', 'background:#1e1b26;border-color:#343040'],
  ['.ink', 'color:#f5ede2'],
  ['.soft', 'color:#c0b4ab'],
  ['.line', 'border-color:#343040'],
  ['.mark', 'color:#f3a597'],
  ['.button', 'background:#b6bcfa'],
  ['.on-button', 'color:#15131b'],
];

/** The dark colours, which must override the inline ones. */
export const nightStyles = `@media (prefers-color-scheme:dark){${night
  .map(([selector, style]) => `${selector}{${style.replace(/;|$/g, '!important;')}}`)
  .join('')}}`;
