/**
 * What turns the direction of the text around it, and what is nothing to see: zero-width characters, fillers, tags. In
 * a name it hides who is meant, or makes it look like another one (Unicode UTS 39, 3.1).
 */
const invisible = /(?![\ufe00-\ufe0f])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** A letter or sign of a script that needs joiners to spell (Unicode 16, 9.1 and 12; 23.2). */
const joins =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]/u;
/** A part of an emoji that is made of several. */
const emoji = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]/u;

/** The last character before a place, or the first after it: two code units at most. */
const before = (text: string, at: number) => /.$/su.exec(text.slice(Math.max(0, at - 2), at))?.[0] ?? '';
const after = (text: string, at: number) => /^./su.exec(text.slice(at, at + 2))?.[0] ?? '';

/** Whether a joiner (ZWNJ or ZWJ) at this place belongs to the spelling of a word or to an emoji. */
function isSpelling(joiner: string, text: string, at: number): boolean {
  const [leftPart, right] = [before(text, at), after(text, at + 1)];
  if (joiner === '\u200d' && emoji.test(leftPart) && emoji.test(right)) return true;
  // After a virama a joiner may end the word, as in an explicit half form.
  return joins.test(leftPart) && (joins.test(right) || /\p{M}/u.test(leftPart));
}

/** Nothing that can be seen: a blank, or a mark or selector without a letter before it. */
const blank = /^[\s\p{M}\p{Zs}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
const isBlank = (text: string): boolean => blank.test(text);

/**
 * Drops bidi controls and characters without a width, and all of a text in which nothing can be seen. ZWJ and ZWNJ stay where a script needs them: inside words of
 * India's scripts and of Urdu, and inside emoji.
 */
export const withoutInvisible = (text: string): string =>
  isBlank(text)
    ? ''
    : text.replace(invisible, (character, at: number) =>
        (character === '\u200c' || character === '\u200d') && isSpelling(character, text, at)
          ? character
          : '',
      );
