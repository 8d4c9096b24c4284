import {
  type Database,
  execute,
  findRow,
  hasChanged,
  hasRow,
  isUniqueViolation,
} from '../../../platform/database.ts';

/**
 * Requests approval of a refund. Returns false if it is already requested or given. Must come last in a transaction.
 */
export async function insertApproval(
  trx: Database,
  asked: { id: string; refundId: string; reason: string; operatorId: string; now: Date },
): Promise<boolean> {
  try {
    await execute(trx)`
      insert into refund_approvals (id, refund_id, reason, asked_by, asked_at)
      values (${asked.id}, ${asked.refundId}, ${asked.reason}, ${asked.operatorId}, ${asked.now})`;
    return true;
  } catch (error) {
    if (isUniqueViolation(error, 'refund_approvals_open')) return false;
    throw error;
  }
}

export interface OpenApproval {
  readonly id: string;
  readonly askedBy: string;
  readonly reason: string;
}

/** Locks a refund's undecided approval; null when there is none. */
export function holdApproval(trx: Database, refundId: string): Promise<OpenApproval | null> {
  return findRow(trx)`
    select id, asked_by as "askedBy", reason from refund_approvals
    where refund_id = ${refundId} and decided_at is null for update`;
}

/** Whether an operator ever requested approval of a refund. */
export function wasAskedFor(trx: Database, refundId: string): Promise<boolean> {
  return hasRow(trx)`select from refund_approvals where refund_id = ${refundId} limit 1`;
}

export async function saveDecision(
  trx: Database,
  id: string,
  decision: { approved: boolean; operatorId: string; now: Date },
): Promise<void> {
  await execute(trx)`
    update refund_approvals
    set approved = ${decision.approved}, decided_by = ${decision.operatorId}, decided_at = ${decision.now}
    where id = ${id}`;
}

/** Consumes a refund's approval. Returns false if there is none: no second operator has approved this sending. */
export function useApproval(trx: Database, refundId: string, now: Date): Promise<boolean> {
  return hasChanged(trx)`
    update refund_approvals set used_at = ${now}
    where refund_id = ${refundId} and approved and used_at is null`;
}
