import type { Page } from '@playwright/test';
import { withAnswer } from './answers.ts';
import type { Scene } from './scene.ts';

const payoutOf = (id: string, state: string, more: object = {}) => ({
  id,
  sellerId: 'aravalli',
  shopName: 'Aravalli Block Prints and Handloom Emporium',
  holder: 'Aravalli Block Prints and Handloom Emporium LLP',
  number: '50200012345678',
  ifsc: 'HDFC0001234',
  earnedPaise: 12_480_050,
  cashPaise: 0,
  amountPaise: 12_480_050,
  state,
  reference: '',
  reason: '',
  ...more,
});

/** A run in which some shops are paid, which takes weeks to come about in a shop. */
const runIn = (state: 'proposed' | 'agreed') =>
  withAnswer('/desk/payout-runs', (answer) => ({
    ...answer,
    runs: [
      { day: '2026-11-24', state, payouts: 3, amountPaise: 15_000_050, open: 3 },
      { day: '2026-11-17', state: 'agreed', payouts: 3, amountPaise: 14_100_000, open: 0 },
    ],
    day: '2026-11-24',
    askedBy: state === 'proposed' ? 'Kavita Joshi' : '',
    payouts:
      state === 'proposed'
        ? [payoutOf('1', state), payoutOf('2', state, { shopName: 'Mojri House', cashPaise: 84_900 })]
        : [
            payoutOf('1', 'agreed', { cashPaise: 84_900 }),
            payoutOf('2', 'paid', { shopName: 'Mojri House', reference: 'HDFCN52026112400417' }),
            payoutOf('3', 'failed', { shopName: 'Lac & Co', reason: 'The account is closed.' }),
          ],
    unpaid: [
      { sellerId: 'a', shopName: 'Bagru Collective', earnedPaise: 249_900, why: 'no account' },
      { sellerId: 'b', shopName: 'Pink City Silks', earnedPaise: 1_249_900, why: 'cooling off' },
    ],
  }));

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click();

const after =
  (state: 'proposed' | 'agreed', name: string | RegExp): Scene['act'] =>
  async (page) => {
    await runIn(state)(page);
    await press(page, name);
  };

const scene = (name: string, act: Scene['act'], whole?: 'whole'): Scene => ({
  name: `desk-operator-payouts-${name}`,
  viewer: 'operator',
  address: '/desk/payouts',
  ...(act && { act }),
  ...(whole && { whole: true }),
});

/** Runs of payouts, their dialogs, and the form of a special rate. */
export const deskPayoutStates: Scene[] = [
  scene('proposed', runIn('proposed'), 'whole'),
  scene('agree', after('proposed', /^Agree to /)),
  scene('withdraw', after('proposed', 'Withdraw')),
  scene('agreed', runIn('agreed'), 'whole'),
  scene('paid', after('agreed', 'Paid')),
  scene('came-back', after('agreed', 'Came back')),
  scene('special-rate', (page) => press(page, 'Ask for a special rate')),
];
