import { type Move, orderMoves, paymentMoves } from './order.ts';
import { refundMoves } from './refund.ts';

/** The tables of order.ts and refund.ts as Markdown with diagrams; a test keeps lifecycle.md equal to it. */
export function lifecycleDocument(): string {
  return `# The lives of an order

Drawn from the tables in \`order.ts\` and \`refund.ts\`; a move that is not here is refused by \`moveOrder\` or
\`moveRefund\`, and by the database (\`allowed_moves\`). After a change of the tables: \`vitest run src/domains/orders -u\`, and a migration.

## The goods

${diagram(orderMoves, 'pending')}

${table(orderMoves)}

## The money

${diagram(paymentMoves, 'unpaid')}

${table(paymentMoves)}

## Money that is owed back

${diagram(refundMoves, 'due')}

${table(refundMoves)}
`;
}

function diagram(moves: readonly Move<string>[], start: string): string {
  const arrows = moves.map(({ from, to, when }) => `  ${from} --> ${to}: ${when}`);
  return ['```mermaid', 'stateDiagram-v2', `  [*] --> ${start}`, ...arrows, '```'].join('\n');
}

function table(moves: readonly Move<string>[]): string {
  const rows = moves.map(
    ({ from, to, when, by, stock, onlyPaid }) =>
      `| ${from} → ${to} | ${when}${onlyPaid ? ' (only paid)' : ''} | ${by.join(', ')} | ${stock ?? ''} |`,
  );
  return ['| move | when | who | stock |', '|---|---|---|---|', ...rows].join('\n');
}
