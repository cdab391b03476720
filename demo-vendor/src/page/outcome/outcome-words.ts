import type { PlayOutcome } from '@portal/shared/contract/play-outcome';
import { shownAmount, shownNet } from '../texts/figures.ts';
import { tFrame } from '../texts/translate.ts';

const keys = { win: 'returned', partial: 'returned', push: 'push', loss: 'loss', void: 'void' } as const;

/** Describes the outcome of a play in one sentence without full stop: "Returned 10.00, +5.00". */
export function outcomeWords({ kind, returned, net }: PlayOutcome, symbol?: string): string {
  return tFrame(`outcome.${keys[kind]}`, { returned: shownAmount(returned, symbol), net: shownNet(net, symbol) });
}
