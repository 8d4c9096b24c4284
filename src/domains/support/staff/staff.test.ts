import { expect, it } from 'vitest';
import { operatorsDesk } from '../../../../test/support/operators-desk.ts';

const { call, operator } = await operatorsDesk();

it('answers a message of the contact form', async () => {
  await call(null, 'POST', '/home/contact', {
    name: 'Meera',
    email: 'meera@example.com',
    subject: 'Parcel',
    message: 'Where is it?',
  });
  const list = async (state: string) =>
    (await call(operator, 'GET', `/desk/messages?state=${state}`)).body.messages as {
      id: string;
      version: number;
    }[];
  const [message] = await list('open');
  const answer = await call(operator, 'POST', `/desk/messages/${message?.id}/answer`, {
    version: message?.version,
    text: 'It left today.',
  });
  expect(answer.status).toBe(200);
  expect(await list('open')).toEqual([]);
  expect(await list('answered')).toMatchObject([{ answers: [{ text: 'It left today.', author: 'Omkar' }] }]);
});
