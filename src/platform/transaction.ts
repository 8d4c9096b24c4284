import type { Database } from './database.ts';
import { isRefusal, type Refusal } from './refusal.ts';

/** Thrown to roll back on a refusal. Never leaves this file. */
class RefusalError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.refused);
    this.refusal = refusal;
  }
}

/** Deadlock and serialisation failure: PostgreSQL rolled everything back, so a retry is safe. */
const worthAnotherRun = new Set(['40P01', '40001']);
const maxAttempts = 3;

/**
 * Runs `work` in a transaction, rolled back by a refusal or an exception. `work` may be retried after a deadlock, so
 * its only side effects must be database writes. Inside a transaction it joins it, and the outer one rolls back on a
 * refusal.
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
        if (isRefusal(answer)) throw new RefusalError(answer);
        return answer;
      }),
    );
  } catch (error) {
    if (error instanceof RefusalError) return error.refusal as Outcome;
    throw error;
  }
}

/** Retries `work`, a transaction or a single statement, after a deadlock or serialisation failure. */
export async function againAfterDeadlock<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (let run = 1; ; run++) {
    try {
      return await work();
    } catch (error) {
      if (run === maxAttempts || !worthAnotherRun.has((error as { code?: string }).code ?? '')) throw error;
    }
  }
}
