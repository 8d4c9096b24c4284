import { isOfBaseline } from './migration-files.ts';
import { releaseBefore } from './release-before.ts';

/** The database, or a backup, is of a release that this one cannot bring up to date. The message says what to do. */
export class WrongReleaseError extends Error {}

/** Whether this record was written by the release before the baseline. */
export const isOfReleaseBefore = (recorded: readonly string[]): boolean =>
  recorded.some((name) => releaseBefore.includes(name));

/**
 * What a record of migrations says in this release's names (`known`): the baseline in place of those that it stands for.
 * @throws WrongReleaseError for a release that is older than the one before the baseline, or newer than this one
 */
export function inOurNames(recorded: readonly string[], known: readonly string[]): readonly string[] {
  const strange = recorded.find((name) => !known.includes(name) && !releaseBefore.includes(name));
  if (strange)
    throw new WrongReleaseError(
      `This database is of a newer release of the shop (it has ${strange}). Install that release to use it.`,
    );
  if (!isOfReleaseBefore(recorded)) return recorded;
  const lacking = releaseBefore.filter((name) => !recorded.includes(name));
  if (lacking.length)
    throw new WrongReleaseError(
      `This database is too old for this release: it lacks the migration ${lacking[0]}${lacking.length > 1 ? ` and ${lacking.length - 1} more` : ''}. ` +
        `Install the release whose newest migration is ${releaseBefore.at(-1)}, start it once, then start this one.`,
    );
  const later = recorded.filter((name) => !releaseBefore.includes(name));
  return [...known.filter(isOfBaseline), ...later];
}
