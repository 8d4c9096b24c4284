import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { minute, testClock } from '../../../platform/clock.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import { listMessages } from '../../notices/outbox.store.ts';
import { insertContactMessage } from '../support.store.ts';
import { answerMessage, moveMessage } from './answer-message.ts';
import type { MessageState } from './message-states.ts';
import { listSupportMessages } from './messages.store.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-03-01T10:00:00Z');

async function write(subject: string): Promise<string> {
  clock.advance(minute);
  const id = newId(clock.now());
  const message = { name: 'Meera', email: 'meera@example.com', subject, message: 'Where is\nmy parcel?' };
  await insertContactMessage(db, id, message, clock.now());
  return id;
}
const list = async (state: MessageState) =>
  (await listSupportMessages(db, { state, after: 0, limit: 50 })).map(({ subject }) => subject);

it('sends the answer by e-mail, without what was typed, once per version', async () => {
  const id = await write('Parcel');
  const answer = { id, version: 1, now: clock.now(), text: 'It left today.', author: 'Asha' };
  expect(await answerMessage(db, answer)).toEqual({
    before: { state: 'open' },
    after: { state: 'answered', text: 'It left today.' },
  });
  const again = await answerMessage(db, answer);
  expect(isRefusal(again) && again.refused).toBe('changed_meanwhile');
  const mails = await listMessages(db, { to: 'meera@example.com', limit: 10 });
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('It left today.');
  expect(JSON.stringify(mails)).not.toMatch(/Parcel|Where is/);
  const [answeredMessage] = await listSupportMessages(db, { state: 'answered', after: 0, limit: 1 });
  expect(answeredMessage?.said).toMatchObject([{ text: 'It left today.', author: 'Asha' }]);
});

it('closes a message that needs no answer, and reopens it', async () => {
  const [first, second] = [await write('First'), await write('Second')];
  expect(await list('open')).toEqual(['First', 'Second']);
  await moveMessage(db, { id: first, version: 1, to: 'closed' });
  expect([await list('open'), await list('closed')]).toEqual([['Second'], ['First']]);
  const late = await moveMessage(db, { id: first, version: 1, to: 'open' });
  expect(isRefusal(late) && late.refused).toBe('changed_meanwhile');
  await moveMessage(db, { id: first, version: 2, to: 'open' });
  expect(await list('open')).toEqual(['First', 'Second']);
  const answer = await moveMessage(db, { id: 'gone', version: 1, to: 'closed' });
  expect([isRefusal(answer) && answer.refused, second.length]).toEqual(['not_found', 20]);
});
