import * as answers from '#messages/answers';
import * as m from '#messages/import-columns';
import { contentKey } from '../../../../../packages/picture-encoder/src/picture-key.ts';
import * as refusals from '#messages/refusals';
import type { Database } from '../../../../platform/database.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { holdSeller } from '../../../sellers/sellers.store.ts';
import { type Mapping, plainName, type Target, targetNames, withoutProblem } from '../columns/targets.ts';
import * as store from './import-columns.store.ts';

const keyOf = (head: readonly string[]): string =>
  contentKey(JSON.stringify(withoutProblem(head).map(plainName)));

/** What a shop has chosen as the columns of files with this head; null for nothing. */
export async function chosenColumns(
  db: Database,
  sellerId: string,
  head: readonly string[],
): Promise<Mapping | null> {
  const columns = await store.findColumns(db, sellerId, keyOf(head));
  if (columns === null) return null;
  // A word of an earlier release may be no target any more.
  const isTarget = (target: Target | null | undefined) => targetNames.some((name) => name === target);
  return head.map((_, at) => (isTarget(columns[at]) ? (columns[at] ?? null) : null));
}

interface Choice {
  readonly shopId: string | null;
  readonly head: readonly string[];
  readonly columns: Mapping | null;
}

/** Stores a shop's choice, or forgets it. A choice says at least what each product is called. */
export async function chooseColumns(db: Database, { shopId, head, columns }: Choice, now: Date) {
  if (shopId === null) return refuse('invalid', { error: m.choose_shop() });
  if (!(await holdSeller(db, shopId))) return refuse('not_found', { error: refusals.shop_not_found() });
  if (columns === null) {
    await store.forgetColumns(db, shopId, keyOf(head));
    return { message: answers.columns_saved() };
  }
  if (columns.length !== head.length) return refuse('invalid', { error: m.one_for_each() });
  const isNamed = (['title', 'handle'] satisfies Target[]).some((target) => columns.includes(target));
  if (!isNamed) return refuse('invalid', { error: m.name_missing() });
  const own = columns.slice(0, withoutProblem(head).length);
  await store.saveColumns(db, { sellerId: shopId, head: keyOf(head), columns: own, now });
  return { message: answers.columns_saved() };
}
