import type { Database } from './database.ts';
import { isFailure, type Refusal } from './failure.ts';

/** Carries a refusal out of a transaction, so that leaving undoes it. Never leaves this file. */
class Refused extends Error {
  readonly failure: Refusal;
  constructor(failure: Refusal) {
    super(failure.refused);
    this.failure = failure;
  }
}

/** A deadlock or a serialisation conflict: PostgreSQL undid the transaction whole, so it can simply be run again. */
const worthAnotherRun = new Set(['40P01', '40001']);
const maxAttempts = 3;

/**
 * Runs `work` in one transaction. A refusal that it gives undoes all that it wrote; so does anything thrown.
 * `work` may run again after a deadlock, so it writes to the database and to nothing else. Inside a transaction it is
 * part of that one: whoever began it undoes it when a refusal comes out.
 */
export async function inTransaction<Outcome>(
  db: Database,
  work: (trx: Database) => Promise<Outcome>,
): Promise<Outcome> {
  if (db.isTransaction) return work(db);
  try {
    return await againAfterDeadlock(() =>
      db.transaction().execute(async (trx) => {
        const answer = await work(trx);
        if (isFailure(answer)) throw new Refused(answer);
        return answer;
      }),
    );
  } catch (error) {
    if (error instanceof Refused) return error.failure as Outcome;
    throw error;
  }
}

/** Runs `work`, a transaction or a single statement, again after a deadlock or a conflict. */
export async function againAfterDeadlock<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (let run = 1; ; run++) {
    try {
      return await work();
    } catch (error) {
      if (run === maxAttempts || !worthAnotherRun.has((error as { code?: string }).code ?? '')) throw error;
    }
  }
}
