import { isGstin } from '../../src/domains/tax/gstin.ts';
import { hashPassword } from '../../src/domains/accounts/password.ts';
import { listInvoiceCodes } from '../../src/domains/sellers/sellers.store.ts';
import { openShop } from '../../src/domains/catalogue/sellers/open-shop.ts';
import { oneLine } from '../../src/domains/catalogue/words/one-line.ts';
import { slugOf } from '../../src/domains/catalogue/words/slug-of.ts';
import { isUniqueViolation, execute } from '../../src/platform/database.ts';
import { newId, newSecret } from '../../src/platform/ids.ts';
import { type Command, readWords, Refusal } from './command.ts';

/** Opens a shop. With an e-mail address it also creates the owner's login, and shows its password once. */
export const addSeller: Command = {
  words: 'seller add',
  usage: 'NAME [--address TEXT] [--pincode PIN] [--gstin GSTIN] [--email ADDRESS]',
  summary: 'opens a shop, and with --email a login for its keeper',
  prepare(args) {
    const options = readArguments(args);
    return async ({ db, clock }) => {
      const now = clock.now();
      const password = newSecret().slice(0, 16);
      const hash = options.email === undefined ? '' : await hashPassword(password);
      if (typeof hash !== 'string')
        throw new Refusal('The machine is too busy to hash a password. Try again.');
      try {
        const seller = await db.transaction().execute(async (trx) => {
          const shop = await openShop(trx, { name: options.name }, now, new Set(await listInvoiceCodes(trx)));
          await execute(
            trx,
          )`update sellers set address = ${options.address}, pincode = ${options.pincode}, gstin = ${options.gstin}
                  where id = ${shop.id}`;
          if (options.email !== undefined)
            await execute(trx)`insert into staff (id, name, email, password_hash, role, seller_id, created_at)
                    values (${newId(now)}, ${options.name}, ${options.email}, ${hash}, 'seller', ${shop.id}, ${now})`;
          return shop;
        });
        const login = options.email === undefined ? {} : { email: options.email, password };
        return {
          lines: [
            `Opened ${seller.name} (${seller.slug})`,
            ...('email' in login
              ? [`Login: ${login.email}, password ${login.password} (not shown again)`]
              : []),
          ],
          data: { seller, ...login },
        };
      } catch (error) {
        if (isUniqueViolation(error, 'staff_email'))
          throw new Refusal(`There is a login with ${options.email} already`);
        if (isUniqueViolation(error))
          throw new Refusal(`There is a shop ${options.name} already: \`seller list\` shows it`);
        throw error;
      }
    };
  },
};

function readArguments(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = { address: text, pincode: text, gstin: text, email: text };
  const { values, words } = readWords(args, options, Infinity);
  const name = oneLine(words.join(' '));
  if (slugOf(name) === '' || name.length > 100)
    throw new Refusal('Name the shop in at most 100 characters: seller add NAME');
  const { address = '', pincode = '', gstin = '', email } = values;
  if (pincode !== '' && !/^[1-9]\d{5}$/.test(pincode))
    throw new Refusal('--pincode is six digits, such as 302003');
  if (gstin !== '' && !isGstin(gstin))
    throw new Refusal(
      '--gstin has 15 characters, of which the last checks the others, such as 08AAAAA0000A1Z2: look for one that is mistyped',
    );
  if (email !== undefined && !/^\S+@\S+\.\S+$/.test(email)) throw new Refusal('--email is an e-mail address');
  return { name, address: oneLine(address), pincode, gstin, email };
}

export const listSellers: Command = {
  words: 'seller list',
  usage: '',
  summary: 'every shop, its products for sale and its GSTIN',
  prepare(args) {
    readWords(args, {}, 0);
    return async ({ db }) => {
      const rows = await execute<{ name: string; slug: string; products: number; gstin: string }>(db)`
      select shop_name as name, slug, gstin,
             (select count(*)::int from products p where p.seller_id = s.id and p.status = 'active') as products
      from sellers s order by shop_name`;
      return {
        lines: rows.map(
          ({ name, products, gstin }) => `${String(products).padStart(6)}  ${gstin.padEnd(15)}  ${name}`,
        ),
        data: { sellers: rows },
      };
    };
  },
};
