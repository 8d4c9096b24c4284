import { expect, it } from 'vitest';
import { demoLogins } from '../../db/town/people.ts';
import { testSettings } from '../../test/support/app.ts';
import { commands } from '../../tools/ops/commands.ts';
import { welcome } from './welcome.ts';

const passwords = demoLogins.map(({ password }) => password);
const toldBy = (seed: string) => welcome(testSettings({ SEED: seed })).join('\n');

it('an empty shop says how to add the first operator, and no logins that do not exist', () => {
  const told = toldBy('none');
  for (const password of passwords) expect(told).not.toContain(password);
  const [, words] = /npm run ops -- (\w+ \w+) NAME --email ADDRESS/.exec(told) ?? [];
  expect(commands.find((command) => command.words === words)?.usage).toBe('NAME --email ADDRESS');
});

it('the demo town says its logins', () => {
  for (const password of passwords) expect(toldBy('demo')).toContain(password);
});
