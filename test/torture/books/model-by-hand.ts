import { type ByHand, type Model, type Refund, today } from './model.ts';

/** What operators move by hand in the model: alone within a limit, or one asks and another person agrees. */

/** Two orders' money and a little; the walk sets the shop's threshold to it. */
export const limitPaise = 400_000;

/** The logins of the market's operators, by person: the second one is of the first person. */
const personOf = (operator: number): number => [0, 0, 1][operator] ?? operator;

type Move = Pick<ByHand, 'subject' | 'order' | 'paise'>;

/** Whether it is too much for one person: with what was moved alone for the order, or by this person today. */
function needsSecond(model: Model, { subject, order, paise }: Move, operator: number): boolean {
  const alone = model.byHand.filter((one) => one.alone && (one.used || one.subject !== subject));
  const isMine = ({ person, day }: ByHand) => person === personOf(operator) && day === today(model);
  const ofOrder = sum(alone.filter((one) => one.order === order));
  return Math.max(ofOrder, sum(alone.filter(isMine))) + paise > limitPaise;
}

const sum = (list: readonly ByHand[]): number => list.reduce((total, { paise }) => total + paise, 0);

const record = (model: Model, move: Move, row: Pick<ByHand, 'alone' | 'used'>, operator: number): void =>
  void model.byHand.push({
    ...move,
    ...row,
    person: personOf(operator),
    day: today(model),
    decision: 'open',
  });

const isAsked = ({ alone, decision }: ByHand): boolean => !alone && decision === 'open';

/** What waits for a second person under this name. */
export const findRequest = ({ byHand }: Model, subject: ByHand['subject']): ByHand | undefined =>
  byHand.find((one) => one.subject === subject && isAsked(one));

/** A confirmation or a write-off by the operator at the desk: the answer, and what keeps it unless it fails after all. */
export function moveByHand(model: Model, move: Move): ['may' | 'asked' | 'refused', () => void] {
  const { operator } = model;
  const request = findRequest(model, move.subject);
  if (request && request.paise === move.paise && request.person !== personOf(operator))
    return ['may', () => Object.assign(request, { used: true, decision: 'approved' })];
  if (!needsSecond(model, move, operator))
    return [
      'may',
      () => {
        if (request) request.decision = 'declined';
        record(model, move, { alone: true, used: true }, operator);
      },
    ];
  if (request) return ['refused', () => {}];
  return ['asked', () => record(model, move, { alone: false, used: false }, operator)];
}

/** An operator decides that money goes back; too much of it waits for a second person. */
export function decideRefund(model: Model, refund: Refund, operator: number): void {
  const move = { subject: refund, order: refund.order, paise: refund.paise };
  record(model, move, { alone: !needsSecond(model, move, operator), used: false }, operator);
}

const moveOf = (refund: Refund): Move => ({
  subject: refund,
  order: refund.order,
  paise: refund.paise - refund.taken,
});

/** The operator at the desk asks for a second person. Returns whether that is possible. */
export function askSecond(model: Model, refund: Refund): boolean {
  if (refund.sent || !needsSecond(model, moveOf(refund), model.operator)) return false;
  const of = model.byHand.filter(({ subject }) => subject === refund);
  if (of.some(({ used, decision }) => !used && decision !== 'declined')) return false;
  record(model, moveOf(refund), { alone: false, used: false }, model.operator);
  return true;
}

/** The operator at the desk agrees, or does not. Returns whether that is possible. */
export function decideAsked(model: Model, refund: Refund, agrees: boolean): boolean {
  const request = model.byHand.find((one) => one.subject === refund && isAsked(one));
  if (!request || (agrees && request.person === personOf(model.operator))) return false;
  request.decision = agrees ? 'approved' : 'declined';
  return true;
}

/** The operator at the desk sends a refund. Returns whether that is possible. */
export function send(model: Model, refund: Refund): boolean {
  if (model.clawbacks.some(({ order, state }) => order === refund.order && state === 'open')) return false;
  const approvals = model.byHand.filter(
    ({ subject, used, alone, decision }) => subject === refund && !used && (alone || decision === 'approved'),
  );
  for (const one of approvals) one.used = true;
  if (approvals.length === 0) {
    if (needsSecond(model, moveOf(refund), model.operator)) return false;
    record(model, moveOf(refund), { alone: true, used: true }, model.operator);
  }
  refund.sent = true;
  return true;
}
