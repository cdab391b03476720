/**
 * The two transfers of a correction in the ledger (migrations/*_corrections.sql): what the round had paid goes back under the
 * transaction's id with an ending that no studio can write, and the new amount is paid under the id itself.
 */
const backEnding = '~back';

/** References of the transfers of a studio's transaction, in their order. */
export function transferReferences({ transactionId, kind }: { transactionId: string; kind: string }): string[] {
  return kind === 'correction' ? [`${transactionId}${backEnding}`, transactionId] : [transactionId];
}

/** What a movement is called where a studio is spoken to. */
export interface LedgerLine {
  reference: string;
  kind: string;
  /** What members got, or gave when negative. */
  amount: bigint;
  at: Date;
}

/** Movements of the ledger as transactions of the studio: the two of a correction are one, whose amount is what was paid. */
export function asTransactions(lines: readonly LedgerLine[]): LedgerLine[] {
  const corrections = new Map<string, LedgerLine>();
  const others: LedgerLine[] = [];
  for (const line of lines) {
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
