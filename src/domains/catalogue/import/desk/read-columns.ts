import * as refusals from '#messages/refusals';
import * as m from '#messages/import-columns';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refuse } from '../../../../platform/refusal.ts';
import type { StaffVisit } from '../../../../platform/visit.ts';
import { targetNames, targets } from '../columns/targets.ts';
import type { LookAtFile } from '../import-order.ts';

/** What a column can be, with its label, in the order of a form. */
const choices = targetNames.map((target) => ({
  target,
  label: targets[target].label(),
  repeats: targets[target].repeats === true,
}));

/** Reads the columns of a file in the import's own process, for a person to say what they are. */
export async function readColumns(
  { lookAtFile }: { readonly lookAtFile: LookAtFile },
  { shopId, rawBody }: Pick<StaffVisit, 'shopId' | 'rawBody'>,
) {
  if (shopId === null) return refuse('invalid', { error: m.choose_shop() });
  if (!rawBody?.length) return refuse('invalid', { error: refusals.file_empty() });
  const folder = await mkdtemp(join(tmpdir(), 'desk-import-'));
  try {
    const file = join(folder, 'products');
    await writeFile(file, rawBody);
    const answer = await lookAtFile({ file, shopId });
    if ('unreadable' in answer)
      return refuse('invalid', { error: refusals.file_not_imported({ fault: answer.unreadable }) });
    return { ...answer, choices };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
