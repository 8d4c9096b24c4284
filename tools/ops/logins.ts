import { giveLogin, makePassword, renewPassword } from '../../src/domains/staff/give-login.ts';
import { endSessionsOfStaff, findLogin } from '../../src/domains/staff/logins.store.ts';
import { deleteFactor } from '../../src/domains/staff/second-factor/second-factor.store.ts';
import { oneLine } from '../../src/domains/catalogue/words/one-line.ts';
import { isRefusal } from '../../src/platform/refusal.ts';
import { type Command, readWords, Refusal } from './command.ts';

/** Creates a login that sees every shop. A live shop's first one must come from here, since nobody can log in at its desk yet. */
export const addOperator: Command = {
  words: 'operator add',
  usage: 'NAME --email ADDRESS',
  summary: 'creates a login for an operator, who sees every shop; shows its password once',
  prepare(args) {
    const { name, email } = readArguments(args, Infinity);
    if (name === '' || name.length > 100)
      throw new Refusal('Say who it is in at most 100 characters: operator add NAME --email ADDRESS');
    return async ({ db, clock }) => {
      const { password, hash } = await newPassword();
      const renewal = await db
        .transaction()
        .execute((trx) => giveLogin(trx, { name, email, hash, sellerId: null, now: clock.now() }));
      if (isRefusal(renewal))
        throw new Refusal(`${renewal.error}. \`login renew\` gives it another password.`);
      return toRow({ email, password });
    };
  },
};

/** For a lost password: nobody can read it, so a new one is made. */
export const renewLogin: Command = {
  words: 'login renew',
  usage: '--email ADDRESS',
  summary: 'gives a seller or operator a new password, shown once, and ends their sessions',
  prepare(args) {
    const { email } = readArguments(args);
    return async ({ db }) => {
      const { password, hash } = await newPassword();
      const login = await db.transaction().execute((trx) => renewPassword(trx, { email, hash }));
      if (isRefusal(login)) throw new Refusal(`${login.error}.`);
      return toRow({ email, password });
    };
  },
};

/** For a lost app and lost recovery codes: the password alone then gives access to the desk. */
export const resetSecondFactor: Command = {
  words: 'login reset-second-factor',
  usage: '--email ADDRESS',
  summary: 'takes the second factor of a seller or operator away, and ends their sessions',
  prepare(args) {
    const { email } = readArguments(args);
    return async ({ db }) => {
      const had = await db.transaction().execute(async (trx) => {
        const id = await findLogin(trx, email);
        if (id === null) throw new Refusal(`Nobody logs in as ${email}.`);
        await endSessionsOfStaff(trx, id);
        return deleteFactor(trx, id);
      });
      return {
        lines: [had ? `${email} logs in by password alone now` : `${email} had no second factor`],
        data: { email, had },
      };
    };
  },
};

const toRow = (login: { email: string; password: string }) => ({
  lines: [`Login at /desk: ${login.email}, password ${login.password} (not shown again)`],
  data: login,
});

async function newPassword() {
  const password = await makePassword();
  if (isRefusal(password)) throw new Refusal('The machine is too busy to hash a password. Try again.');
  return password;
}

function readArguments(args: readonly string[], most = 0): { name: string; email: string } {
  const { values, words } = readWords(args, { email: { type: 'string' } }, most);
  const { email = '' } = values;
  if (!/^\S+@\S+\.\S+$/.test(email)) throw new Refusal('Say the email address: --email ADDRESS');
  return { name: oneLine(words.join(' ')), email };
}
