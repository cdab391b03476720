/** One withdrawal in the reference model; amounts in minor units. */
export interface ReferenceWithdrawal {
  state: string;
  amount: bigint;
  parts: { state: string; amount: bigint }[];
}

export const referenceActs: readonly string[] = [
  ...['cancel', 'review', 'approve', 'reject', 'pay', 'refund', 'force', 'confirm', 'report'],
];

/** `part` counts from 0; absent if no part is named. */
export interface ReferenceAct {
  act: string;
  amount: bigint;
  part?: number;
}

const sum = ({ parts }: ReferenceWithdrawal, ...states: string[]) =>
  parts.reduce((total, part) => (states.includes(part.state) ? total + part.amount : total), 0n);

/** Returns what was paid out: in transit, received, disputed, or forced. */
export const expectedSent = (withdrawal: ReferenceWithdrawal) =>
  sum(withdrawal, 'paid', 'received', 'not_received', 'forced');

/** Moves the parts of a state, or the named one, to another state; false if the named one is not in it. */
function turn({ parts }: ReferenceWithdrawal, from: string, to: string, named?: number): boolean {
  if (named !== undefined && parts[named]?.state !== from) return false;
  for (const [index, part] of parts.entries())
    if (part.state === from && (named === undefined || index === named)) part.state = to;
  return true;
}

function settle(withdrawal: ReferenceWithdrawal): bigint {
  if (sum(withdrawal, 'not_received') > 0n) withdrawal.state = 'not_received';
  else if (withdrawal.amount > expectedSent(withdrawal)) withdrawal.state = 'paying';
  else if (sum(withdrawal, 'paid') > 0n) withdrawal.state = 'paid';
  else withdrawal.state = sum(withdrawal, 'forced') > 0n ? 'forced_receipt' : 'received';
  return 0n;
}

/**
 * The bank sends what it has not sent yet. A dispute alone does not send a part again: only when the two persons name
 * the part, which then no longer counts as sent.
 */
function pay(withdrawal: ReferenceWithdrawal, { amount, part }: ReferenceAct): string | bigint {
  const named = part === undefined ? undefined : withdrawal.parts[part];
  if (part !== undefined && named?.state !== 'not_received') return 'part_not_disputed';
  const unsent = withdrawal.amount - expectedSent(withdrawal);
  if (amount > unsent + (named?.amount ?? 0n)) return 'more_than_left_to_pay';
  if (named) named.state = 'returned';
  withdrawal.parts.push({ state: 'paid', amount });
  return settle(withdrawal);
}

function refund(withdrawal: ReferenceWithdrawal): string | bigint {
  if (sum(withdrawal, 'paid') > 0n) return 'part_unanswered';
  turn(withdrawal, 'not_received', 'refunded');
  return go(withdrawal, 'refunded', withdrawal.amount - sum(withdrawal, 'received', 'forced'));
}

function answer(withdrawal: ReferenceWithdrawal, { act, part }: ReferenceAct): string | bigint {
  const to = act === 'confirm' ? 'received' : 'not_received';
  if (part === undefined && sum(withdrawal, 'paid') === 0n) return 'withdrawal_state';
  const isDone =
    turn(withdrawal, 'paid', to, part) || (act === 'confirm' && turn(withdrawal, 'not_received', to, part));
  return isDone ? settle(withdrawal) : 'withdrawal_state';
}

function go(withdrawal: ReferenceWithdrawal, state: string, back = 0n): bigint {
  withdrawal.state = state;
  return back;
}

/** The states in which an act is possible, and what it does. */
const rules: Readonly<
  Record<string, { from: string[]; run: (withdrawal: ReferenceWithdrawal, act: ReferenceAct) => string | bigint }>
> = {
  cancel: { from: ['applied'], run: (withdrawal) => go(withdrawal, 'cancelled', withdrawal.amount) },
  review: { from: ['applied'], run: (withdrawal) => go(withdrawal, 'in_review') },
  approve: { from: ['in_review'], run: (withdrawal) => go(withdrawal, 'approved') },
  reject: { from: ['in_review', 'approved'], run: (withdrawal) => go(withdrawal, 'rejected', withdrawal.amount) },
  pay: { from: ['approved', 'paying', 'not_received'], run: pay },
  refund: { from: ['paying', 'not_received'], run: refund },
  force: {
    from: ['not_received'],
    run: (withdrawal, { part }) =>
      turn(withdrawal, 'not_received', 'forced', part) ? settle(withdrawal) : 'part_not_disputed',
  },
  confirm: { from: ['paying', 'paid', 'not_received'], run: answer },
  report: { from: ['paying', 'paid', 'not_received'], run: answer },
};

/** Returns what the rules expect for an act: the code of the refusal, or what goes back to the wallet. */
export function expectedOutcome(withdrawal: ReferenceWithdrawal, act: ReferenceAct): string | bigint {
  const rule = rules[act.act];
  return rule?.from.includes(withdrawal.state) ? rule.run(withdrawal, act) : 'withdrawal_state';
}
