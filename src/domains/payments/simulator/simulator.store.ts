import { sql } from 'kysely';
import { type Database, execute, findRow } from '../../../platform/database.ts';

export interface SimulatedPayment {
  readonly paymentId: string;
  readonly orderId: string;
  readonly status: 'captured' | 'failed';
  readonly amountPaise: number;
  readonly currency: string;
  readonly payee: string;
  readonly payeeName: string;
  readonly utr: string;
  readonly told: boolean;
  readonly madeAt: Date;
}

const columns = sql`
  payment_id as "paymentId", order_id as "orderId", status, amount_paise as "amountPaise", currency, payee,
  payee_name as "payeeName", utr, told, made_at as "madeAt"`;

export async function insertSimulatedPayment(db: Database, payment: SimulatedPayment): Promise<void> {
  await execute(db)`
    insert into simulated_payments (payment_id, order_id, status, amount_paise, currency, payee, payee_name, utr, told, made_at)
    values (${payment.paymentId}, ${payment.orderId}, ${payment.status}, ${payment.amountPaise}, ${payment.currency},
            ${payment.payee}, ${payment.payeeName}, ${payment.utr}, ${payment.told}, ${payment.madeAt})`;
}

export async function markTold(db: Database, paymentId: string): Promise<void> {
  await execute(db)`update simulated_payments set told = true where payment_id = ${paymentId}`;
}

export function findSimulatedPayment(db: Database, paymentId: string): Promise<SimulatedPayment | null> {
  return findRow(db)`
    select ${columns} from simulated_payments where payment_id = ${paymentId}`;
}

/** An order's simulated payments, oldest first, at most 100. */
export function listSimulatedPayments(db: Database, orderId: string): Promise<SimulatedPayment[]> {
  return execute(db)`
    select ${columns} from simulated_payments where order_id = ${orderId} order by made_at, payment_id limit 100`;
}
