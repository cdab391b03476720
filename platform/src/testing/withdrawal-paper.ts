/** One withdrawal in the reference model; amounts in minor units. */
export interface Paper {
  state: string;
  amount: bigint;
  parts: { state: string; amount: bigint }[];
}

export const paperActs: readonly string[] = [
  ...['cancel', 'review', 'approve', 'reject', 'pay', 'refund', 'force', 'confirm', 'report'],
];

/** `part` counts from 0; absent if no part is named. */
export interface PaperAct {
  act: string;
  amount: bigint;
  part?: number;
}

const sum = ({ parts }: Paper, ...states: string[]) =>
  parts.reduce((total, part) => (states.includes(part.state) ? total + part.amount : total), 0n);

/** Returns what was paid out: in transit, received, disputed, or forced. */
export const sentOnPaper = (paper: Paper) => sum(paper, 'paid', 'received', 'not_received', 'forced');

/** Moves the parts of a state, or the named one, to another state; false if the named one is not in it. */
function turn({ parts }: Paper, from: string, to: string, named?: number): boolean {
  if (named !== undefined && parts[named]?.state !== from) return false;
  for (const [index, part] of parts.entries())
    if (part.state === from && (named === undefined || index === named)) part.state = to;
  return true;
}

function settle(paper: Paper): bigint {
  if (sum(paper, 'not_received') > 0n) paper.state = 'not_received';
  else if (paper.amount > sentOnPaper(paper)) paper.state = 'paying';
  else if (sum(paper, 'paid') > 0n) paper.state = 'paid';
  else paper.state = sum(paper, 'forced') > 0n ? 'forced_receipt' : 'received';
  return 0n;
}

/**
 * The bank sends what it has not sent yet. A dispute alone does not send a part again: only when the two persons name
 * the part, which then no longer counts as sent.
 */
function pay(paper: Paper, { amount, part }: PaperAct): string | bigint {
  const named = part === undefined ? undefined : paper.parts[part];
  if (part !== undefined && named?.state !== 'not_received') return 'part_not_disputed';
  const unsent = paper.amount - sentOnPaper(paper);
  if (amount > unsent + (named?.amount ?? 0n)) return 'more_than_left_to_pay';
  if (named) named.state = 'returned';
  paper.parts.push({ state: 'paid', amount });
  return settle(paper);
}

function refund(paper: Paper): string | bigint {
  if (sum(paper, 'paid') > 0n) return 'part_unanswered';
  turn(paper, 'not_received', 'refunded');
  return go(paper, 'refunded', paper.amount - sum(paper, 'received', 'forced'));
}

function answer(paper: Paper, { act, part }: PaperAct): string | bigint {
  const to = act === 'confirm' ? 'received' : 'not_received';
  if (part === undefined && sum(paper, 'paid') === 0n) return 'withdrawal_state';
  const isDone = turn(paper, 'paid', to, part) || (act === 'confirm' && turn(paper, 'not_received', to, part));
  return isDone ? settle(paper) : 'withdrawal_state';
}

function go(paper: Paper, state: string, back = 0n): bigint {
  paper.state = state;
  return back;
}

/** The states in which an act is possible, and what it does. */
const rules: Readonly<Record<string, { from: string[]; run: (paper: Paper, act: PaperAct) => string | bigint }>> = {
  cancel: { from: ['applied'], run: (paper) => go(paper, 'cancelled', paper.amount) },
  review: { from: ['applied'], run: (paper) => go(paper, 'in_review') },
  approve: { from: ['in_review'], run: (paper) => go(paper, 'approved') },
  reject: { from: ['in_review', 'approved'], run: (paper) => go(paper, 'rejected', paper.amount) },
  pay: { from: ['approved', 'paying', 'not_received'], run: pay },
  refund: { from: ['paying', 'not_received'], run: refund },
  force: {
    from: ['not_received'],
    run: (paper, { part }) => (turn(paper, 'not_received', 'forced', part) ? settle(paper) : 'part_not_disputed'),
  },
  confirm: { from: ['paying', 'paid', 'not_received'], run: answer },
  report: { from: ['paying', 'paid', 'not_received'], run: answer },
};

/** Returns what the rules expect for an act: the code of the refusal, or what goes back to the wallet. */
export function onPaper(paper: Paper, act: PaperAct): string | bigint {
  const rule = rules[act.act];
  return rule?.from.includes(paper.state) ? rule.run(paper, act) : 'withdrawal_state';
}
