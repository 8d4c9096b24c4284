import { expect, it } from 'vitest';
import { operatorsDesk } from '../../../../test/support/operators-desk.ts';
import { newVisitor } from '../../../../test/support/visitor.ts';

const { app, call, operator, changesOf } = await operatorsDesk();

it('opens a shop whose seller can log in until it is closed', async () => {
  const facts = { address: '', city: 'Jaipur', state: 'Rajasthan', pincode: '302003', gstin: '' };
  const keeper = { name: 'Ramganj Jutti House', keeper: 'Kamla', email: 'kamla@jutti.example' };
  const { body } = await call(operator, 'POST', '/desk/sellers', { ...keeper, ...facts });
  const password = String(body.password);
  const visitor = newVisitor(app);
  const logIn = () => visitor.call('POST', '/desk/log-in', { email: keeper.email, password });
  expect((await logIn()).status).toBe(200);
  const sellers = (await call(operator, 'GET', '/desk/sellers?search=jutti')).body.sellers as {
    id: string;
    version: number;
  }[];
  const { id, version } = sellers[0] as { id: string; version: number };
  const changes = await changesOf('shop', id);
  expect(JSON.stringify(changes)).not.toContain(password);
  const close = await call(operator, 'POST', `/desk/sellers/${id}/close`, {
    version,
    reason: 'Moved away',
  });
  expect(close.status).toBe(200);
  expect((await visitor.call('GET', '/desk/me')).body.staff).toBeNull();
  expect((await logIn()).status).toBe(401);
  await call(operator, 'POST', `/desk/sellers/${id}/reopen`, { version: version + 1 });
  expect((await logIn()).status).toBe(200);
  const answer = await call(operator, 'POST', `/desk/sellers/${id}/password`, { email: keeper.email });
  expect((await visitor.call('GET', '/desk/me')).body.staff).toBeNull();
  expect([(await logIn()).status, answer.status]).toEqual([401, 200]);
  const twice = await call(operator, 'POST', '/desk/sellers', { ...facts, ...keeper, name: 'Another' });
  expect(twice.body.code).toBe('email_taken');
});
