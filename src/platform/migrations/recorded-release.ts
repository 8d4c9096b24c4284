import { isOfBaseline } from './migration-files.ts';
import { releaseBefore } from './release-before.ts';

/** Thrown when a database or backup is from a release that this one cannot upgrade. The message says what to do. */
export class WrongReleaseError extends Error {}

/** Whether the record is from the previous release, before the baseline. */
export const isOfReleaseBefore = (recordedNames: readonly string[]): boolean =>
  recordedNames.some((name) => releaseBefore.includes(name));

/**
 * Translates recorded migration names to this release's (`ourNames`): the baseline replaces those it stands for.
 * @throws WrongReleaseError for a release older than the one before the baseline, or newer than this one
 */
export function inOurNames(recordedNames: readonly string[], ourNames: readonly string[]): readonly string[] {
  const strange = recordedNames.find((name) => !ourNames.includes(name) && !releaseBefore.includes(name));
  if (strange)
    throw new WrongReleaseError(
      `This database is of a newer release of the shop (it has ${strange}). Install that release to use it.`,
    );
  if (!isOfReleaseBefore(recordedNames)) return recordedNames;
  const lacking = releaseBefore.filter((name) => !recordedNames.includes(name));
  if (lacking.length)
    throw new WrongReleaseError(
      `This database is too old for this release: it lacks the migration ${lacking[0]}${lacking.length > 1 ? ` and ${lacking.length - 1} more` : ''}. ` +
        `Install the release whose newest migration is ${releaseBefore.at(-1)}, start it once, then start this one.`,
    );
  const later = recordedNames.filter((name) => !releaseBefore.includes(name));
  return [...ourNames.filter(isOfBaseline), ...later];
}
