/**
 * The two transfers of a correction in the ledger (platform/database/functions/corrections.sql): the earlier payment is
 * reversed under the transaction's id with a suffix that no studio can send, and the new amount is paid under the id itself.
 */
const backEnding = '~back';
/** Ends the reference of a rejected win (platform/database/functions/reviews.sql), which is no transaction of a studio. */
const rejectedEnding = '~rejected';

/** Whether operators rejected a win under this id. */
export const isRejection = (reference: string): boolean => reference.endsWith(rejectedEnding);

/** Returns the references of a studio transaction's transfers, in order. */
export function transferReferences({ transactionId, kind }: { transactionId: string; kind: string }): string[] {
  return kind === 'correction' ? [`${transactionId}${backEnding}`, transactionId] : [transactionId];
}

/** A movement in the words of the vendor API. */
export interface LedgerLine {
  reference: string;
  kind: string;
  /** What members received; negative when they paid. */
  amount: bigint;
  at: Date;
}

/**
 * Converts ledger movements to studio transactions: the two of a correction become one, with the paid amount. What
 * operators rejected is the studio's win all the same, and no transaction of its own.
 */
export function asTransactions(lines: readonly LedgerLine[]): LedgerLine[] {
  const corrections = new Map<string, LedgerLine>();
  const others: LedgerLine[] = [];
  for (const line of lines) {
    if (isRejection(line.reference)) continue;
    if (line.kind !== 'win-reversal' && line.kind !== 'win-correction') {
      others.push(line);
      continue;
    }
    const isBack = line.kind === 'win-reversal';
    const reference = isBack ? line.reference.slice(0, -backEnding.length) : line.reference;
    const known = corrections.get(reference)?.amount ?? 0n;
    corrections.set(reference, { reference, kind: 'correction', amount: isBack ? known : line.amount, at: line.at });
  }
  return [...others, ...corrections.values()];
}
