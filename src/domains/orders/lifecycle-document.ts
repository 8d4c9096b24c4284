import { type Move, orderMoves, paymentMoves } from './order.ts';
import { parcelMoves } from './parcels/parcel.ts';
import { refundMoves } from './refund.ts';

/** The tables of order.ts, parcel.ts and refund.ts as Markdown with diagrams; a test keeps lifecycle.md equal to it. */
export function lifecycleDocument(): string {
  return `# The lives of an order

Drawn from the tables in \`order.ts\`, \`parcels/parcel.ts\` and \`refund.ts\`; a move that is not here is refused by \`moveOrder\`,
\`moveParcel\`, \`cancelParcels\` or \`moveRefund\`, and by the database (\`allowed_moves\`). After a change of the tables: \`npm test src/domains/orders -- -u\`, and a migration.

## The goods

${diagram(orderMoves, 'pending')}

${table(orderMoves)}

## A seller's parcel

${diagram(parcelMoves, 'to pack')}

${table(parcelMoves)}

## The money

${diagram(paymentMoves, 'unpaid')}

${table(paymentMoves)}

## Money that is owed back

${diagram(refundMoves, 'due')}

${table(refundMoves)}
`;
}

/** One table of states as Markdown, with a diagram. */
export const lifeOf = (moves: readonly Move<string>[], start: string): string =>
  `${diagram(moves, start)}\n\n${table(moves)}\n`;

function diagram(moves: readonly Move<string>[], start: string): string {
  const mermaidName = (state: string) => state.replaceAll(' ', '_');
  const arrows = moves.map(({ from, to, when }) => `  ${mermaidName(from)} --> ${mermaidName(to)}: ${when}`);
  return ['```mermaid', 'stateDiagram-v2', `  [*] --> ${mermaidName(start)}`, ...arrows, '```'].join('\n');
}

function table(moves: readonly Move<string>[]): string {
  const rows = moves.map(
    ({ from, to, when, by, stock, onlyPaid }) =>
      `| ${from} → ${to} | ${when}${onlyPaid ? ' (only paid)' : ''} | ${by.join(', ')} | ${stock ?? ''} |`,
  );
  return ['| move | when | who | stock |', '|---|---|---|---|', ...rows].join('\n');
}
