import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { execute } from '../../platform/database.ts';
import { formatPaise } from '../../platform/money.ts';
import { rupeesText } from './rupees-text.store.ts';

const { db } = await createTestDatabase();

it.each([0, 5, 99_900, 100_000, 158_900, 1_000_000, 12_345_605, 123_456_789_01])(
  'formats %d paise in the database like `formatPaise`',
  async (paise) => {
    const [row] = await execute<{ text: string }>(db)`select ${rupeesText(sql`${paise}::bigint`)} as text`;
    expect(row?.text).toBe(`₹${formatPaise(paise)}`);
  },
);
