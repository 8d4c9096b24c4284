import { describe, expect, it } from 'vitest';
import { typedShelf } from '../../../test/support/typed-shelf.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { addSynonym, removeSynonyms } from './edit-synonyms.ts';
import { listSynonyms } from './synonyms.store.ts';
import { execute } from '../../platform/database.ts';

const { db, ask, find } = await typedShelf();

describe('the synonyms', () => {
  it('are many, in both scripts', async () => {
    const all = await listSynonyms(db);
    expect(all.length).toBeGreaterThan(150);
    expect(all.filter(({ term }) => /\p{Script=Devanagari}/u.test(term)).length).toBeGreaterThan(75);
  });

  it('can be added and taken back, and count at once', async () => {
    expect(await find('farshi')).toEqual([]);
    expect(await addSynonym(db, { term: ' Farshi! ', means: 'LEHENGA' })).toEqual({
      term: 'farshi',
      means: 'lehenga',
    });
    expect(await find('farshi')).toEqual(['Leheriya Lehenga']);
    expect(await addSynonym(db, { term: 'farshi', means: 'lehenga' })).toMatchObject({
      refused: 'already_there',
    });
    expect(await listSynonyms(db, { holding: 'farshi' })).toEqual([{ term: 'farshi', means: 'lehenga' }]);
    expect(await removeSynonyms(db, { term: 'farshi', means: 'saree' })).toMatchObject({
      refused: 'not_found',
    });
    expect(await removeSynonyms(db, { term: 'Farshi' })).toEqual({ removed: 1 });
    expect(await find('farshi')).toEqual([]);
  });

  it('forgives a slip of the finger in a name that only the table knows', async () => {
    expect(await find('saari')).toEqual(await find('sari'));
    expect(await find('कुरता')).toEqual(await find('कुर्ता'));
    expect((await find('कुरता')).length).toBeGreaterThan(0);
    await addSynonym(db, { term: 'farshi', means: 'lehenga' });
    expect(await find('frashi')).toEqual(['Leheriya Lehenga']);
    await removeSynonyms(db, { term: 'farshi' });
    expect(await find('frashi')).toEqual([]);
  });

  it('know a word that is one slip away from another by itself', async () => {
    await addSynonym(db, { term: 'kurto', means: 'lehenga' });
    expect(await find('kurto')).toEqual(['Leheriya Lehenga']);
    await removeSynonyms(db, { term: 'kurto' });
    expect(await find('kurto')).toContain('Straight Kurta');
  });

  it('may say that a word says nothing', async () => {
    const words = async () => (await ask('jhakaas banarasi')).understood.words.map(({ typed }) => typed);
    expect(await words()).toEqual(['jhakaas', 'banarasi']);
    await addSynonym(db, { term: 'jhakaas' });
    expect(await words()).toEqual(['banarasi']);
    expect(await find('jhakaas banarasi')).toEqual(['Banarasi Saree']);
  });

  it.each([
    ['Ɡ ', 'g'],
    ['\u1100\u200D\u1161', '\uAC00'],
    ["\u1100'\u1161\u200D\u11A8", '\uAC01'],
  ])('takes %j as %j, which reads as itself', async (text, term) => {
    expect(await addSynonym(db, { term: text })).toEqual({ term, means: '' });
    expect(await removeSynonyms(db, { term: text })).toEqual({ removed: 1 });
  });

  it('are kept as they are read again: no letter reads otherwise once it was read', async () => {
    const rows = await execute<{ letter: string; read: string }>(db)`
      select letter, read from generate_series(1, 125000) as code, chr(code) as letter, search_text(letter) as read
      where code not between 44032 and 63743 and search_text(read) <> read`;
    expect(rows).toEqual([]);
  });

  it.each([
    [{ term: '!!', means: 'kurta' }, 'term'],
    [{ term: 'one two three four', means: 'kurta' }, 'term'],
    [{ term: 'x'.repeat(61), means: 'kurta' }, 'term'],
    [{ term: 'kurta', means: '%' }, 'means'],
    [{ term: 'kurta', means: 'y'.repeat(61) }, 'means'],
    [{ term: 'Kurta', means: 'kurta' }, 'means'],
  ])('refuses %j', async (input, field) => {
    const answer = await addSynonym(db, input);
    expect(isRefusal(answer) && answer.fields).toHaveProperty(field);
  });
});
