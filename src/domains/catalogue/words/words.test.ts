import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { oneLine } from './one-line.ts';
import { slugOf } from './slug-of.ts';
import { tagDepth } from './tag-depth.ts';

describe('oneLine', () => {
  it.each([
    ['  Kurta &amp;  Palazzo\n', 'Kurta & Palazzo'],
    ['5" heel &#8377;499', '5" heel ₹499'],
    ['<b>Bold</b> name', 'Bold name'],
    ['I <3 cotton', 'I <3 cotton'],
    ['AT&T &lt;tag&gt;', 'AT&T <tag>'],
    ['बंधेज दुपट्टा', 'बंधेज दुपट्टा'],
    ['a\u0000b\u202ec', 'abc'],
  ])('reads %j as %j', (cell, text) => expect(oneLine(cell)).toBe(text));
});

it('looks for no tags in a cell that is too long for any word: their work would grow with its square', () => {
  const cell = `${'<b>'.repeat(10_000)}x`;
  expect(oneLine(cell)).toBe(cell);
});

describe('cleanHtml', () => {
  it.each([
    ['<p onclick="x()">Hi <a href="javascript:x">there</a></p>', '<p>Hi there</p>'],
    ['<script>alert(1)</script><p>ok</p><style>p{}</style>', '<p>ok</p>'],
    ['<div><div>one</div>two</div>', '<p>one</p>two'],
    ['<h2>Care</h2><ul><li>Wash<li>Dry</ul>', '<p>Care</p><ul><li>Wash</li><li>Dry</li></ul>'],
    ['<p>&bull; Soft &amp; light&nbsp;cotton &lt; 1 kg</p>', '<p>• Soft &amp; light cotton &lt; 1 kg</p>'],
    ['<table><tr><td>Fabric</td><td>Cotton</td></tr></table>', '<p>Fabric Cotton </p>'],
    ['<p></p><p>&nbsp;</p>', ''],
    ['Line one\nLine two & more', 'Line one<br />Line two &amp; more'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<p>unclosed <b>bold', '<p>unclosed <b>bold</b></p>'],
    ['<svg><p><style><!--</style><img title="--><img src=1 onerror=alert(1)>">', ''],
  ])('makes %j into %j', (html, clean) => expect(cleanHtml(html)).toBe(clean));

  it.each([
    ['nested tags', '<b>'.repeat(30_000), ''],
    ['nested lists', `${'<ul><li>'.repeat(10_000)}x`, 'x'],
    ['spaces that are no line', `x${'\u2003'.repeat(99_000)}y`, 'xy'],
  ])('takes a pass over %s, not one for each', (_name, html, words) =>
    expect(cleanHtml(html).replace(/<[^>]*>|\s/g, '')).toBe(words),
  );

  it('lets nothing but its few tags through, bare, and cleaning again changes nothing', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<div>',
      '</div>',
      '<li>',
      '<ul>',
      '<b',
      '>',
      ' onclick="x"',
      '<br>',
      '&amp;',
      '&lt;',
      'x',
      '"',
      '<script>',
      '<!--',
      '-->',
      '\n',
      '<h1>',
      '<td>',
      '</td>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const clean = cleanHtml(pieces.join(''));
        expect(clean.replace(/<\/?(?:p|ul|ol|li|b|strong|i|em)>|<br \/>/g, '')).not.toMatch(/[<>]/);
        expect(cleanHtml(clean)).toBe(clean);
      }),
      { numRuns: 500 },
    );
  });
});

describe('slugOf', () => {
  it.each([
    ['Kirti’s Women’s Dress', 'kirtis-womens-dress'],
    ['etti_es49 brown/wood', 'etti_es49-brown-wood'],
    ['बंधेज दुपट्टा', 'बंधेज-दुपट्टा'],
    ['../../etc/passwd', 'etc-passwd'],
    ['!!!', ''],
  ])('makes %j into %j', (text, slug) => expect(slugOf(text)).toBe(slug));
});

describe('tagDepth', () => {
  it.each([
    ['<div><b>x</b></div><div><i></i></div>', 2],
    ['<p>one<p>two<br><ul><li>a<li>b</ul>', 3],
    ['<table><tr><td>a<td>b<tr><th>c<td>d</table>', 3],
    ['<td><li>'.repeat(100), 200],
    ['<b><i></b>'.repeat(100), 2],
    ['<b></i>'.repeat(5), 5],
    ['I <3 cotton', 0],
  ])('of %j is %j', (html, depth) => expect(tagDepth(html)).toBe(depth));
});
