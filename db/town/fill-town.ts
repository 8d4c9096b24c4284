import type { Database } from '../../src/platform/database.ts';

/** Fills an empty shop with the demo town. (The town itself arrives with the next commits to this folder.) */
export async function fillTown(
  _db: Database,
  options: { today: Date; say: (line: string) => void },
): Promise<void> {
  options.say('The town has no shops yet.');
}
