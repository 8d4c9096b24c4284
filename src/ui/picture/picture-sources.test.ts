import { expect, test } from 'vitest';
import { colourOf, pictureSources } from './picture-sources.ts';

test('a shop picture is offered in every width it is kept in', () => {
  const { src, srcSet } = pictureSources('/pictures/kurta/bagru-1.webp');
  expect(src).toBe('/pictures/kurta/bagru-1-640.webp');
  expect(srcSet?.split(', ')).toHaveLength(6);
  expect(srcSet).toContain('/pictures/kurta/bagru-1-160.webp 160w');
});

test.each(['https://elsewhere.example/a.webp', '/logo.svg', 'data:image/png;base64,x'])(
  '%s is left alone',
  (url) => {
    expect(pictureSources(url)).toEqual({ src: url });
  },
);

test('the main colour of a picture is read from its address, where it stands', () => {
  expect(colourOf('/pictures/0123456789abcdefghijd9b7a4.webp')).toBe('#d9b7a4');
  expect(colourOf('/pictures/0123456789abcdefghij.webp')).toBeNull();
  expect(colourOf('')).toBeNull();
});
