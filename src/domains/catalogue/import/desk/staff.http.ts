import type { Handlers } from '../../../../platform/call.ts';
import type { Objects } from '../../../../platform/objects/objects.ts';
import type { Desk } from '../../../staff/desk.ts';
import type { Mapping } from '../columns/targets.ts';
import type { LookAtFile } from '../import-order.ts';
import { addImportPhoto } from './add-import-photo.ts';
import { chooseColumns } from './chosen-columns.ts';
import { chooseKinds } from './choose-kinds.ts';
import { readColumns } from './read-columns.ts';
import type { deskImportsCalls } from './staff.calls.ts';

/** Handlers for what a shop says of its files at the desk. */
export function deskImportsHandlers(
  desk: Desk & { readonly lookAtFile: LookAtFile; readonly objects: Objects },
): Handlers<typeof deskImportsCalls> {
  const { db, clock } = desk;
  return {
    readColumns: (_input, visit) => readColumns(desk, visit),
    saveColumns: ({ head, columns }, { shopId }) =>
      chooseColumns(db, { shopId, head, columns: columns as Mapping | null }, clock.now()),
    addPhoto: (input, visit) => addImportPhoto(desk, input, visit),
    saveKinds: ({ kinds }, { shopId }) => chooseKinds(db, { shopId, kinds }, clock.now()),
  };
}
