import { describe, expect, it } from 'vitest';
import { line, text } from './field.ts';
import { withoutInvisible } from './visible-text.ts';

describe('in what people type', () => {
  it.each([
    ['Asha\u202eamreV', 'AshaamreV'],
    ['\u2067Asha\u2069', 'Asha'],
    ['As\u200bha', 'Asha'],
    ['As\u200dha', 'Asha'],
    ['As\u200cha\ufeff', 'Asha'],
    ['Asha\u00ad Verma\u2060', 'Asha Verma'],
    ['Asha\u{e0041}\u3164', 'Asha'],
    ['क\u200dAsha', 'कAsha'],
  ])('%j becomes %j', (value, result) => expect(withoutInvisible(value)).toBe(result));

  it.each([
    'क्\u200dष',
    'र्\u200dय',
    'ক্\u200cষ',
    'അവന്\u200d',
    'می\u200cخواهم',
    '👩🏽\u200d💻 Asha',
    '🏳️\u200d🌈',
    'आशा वर्मा',
    'Ana\u0308is',
  ])('%j stays', (value) => expect(withoutInvisible(value)).toBe(value));

  it('nothing visible is nothing', () => {
    for (const value of ['\u200b \u202e\u2066', '\ufe0f', '\u0301', '\u2800\u2800', '\u3164', 'ﾠ'])
      expect(line(20).safeParse(value).success).toBe(false);
    expect(line(20).parse(' Asha\u202e ')).toBe('Asha');
    expect(text(20).parse('one\u202e\ntwo')).toBe('one\ntwo');
    expect(line(20).safeParse('Asha\u2028Verma').success).toBe(false);
  });
});
