import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Unbroken } from './unbroken.tsx';

const whole = (text: string) =>
  [...renderToStaticMarkup(createElement(Unbroken, { text })).matchAll(/data-whole="">([^<]*)</g)].map(
    ([, part]) => part,
  );

it('keeps hyphenated words and hours whole, and no line of a text with the next one', () => {
  expect(whole('New order CHK-8978-5')).toEqual(['CHK-8978-5']);
  expect(whole('Teej Frock, 8-9Y.\nPack by Sat, 5–9 pm')).toEqual(['8-9Y.', '5–9']);
});
