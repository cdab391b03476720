import { amountFromMinor } from '@portal/shared/contract/amounts';
import { Refusal } from '../../kernel/refusal.ts';
import type { PlayOutcome } from '../../modules/games/index.ts';

interface PlayAnswer {
  reference: string;
  balance: string;
  /** False for a repeat, about which nobody is notified again. */
  isNew: boolean;
}

/** Returns the answer of a posted or repeated movement. @throws Refusal with the outcome as code and the balance */
export function playAnswer({ outcome, reference, balance }: PlayOutcome): PlayAnswer {
  const balanceText = balance === null ? undefined : amountFromMinor(BigInt(balance));
  if (outcome === 'posted' || outcome === 'replayed') {
    if (reference === null || balanceText === undefined) throw new Error(`${outcome} without reference or balance`);
    return { reference, balance: balanceText, isNew: outcome === 'posted' };
  }
  if (outcome === 'nonce_used') throw new Refusal('bad_signature');
  const code = outcome === 'unknown_account' ? 'unknown_player' : outcome;
  throw new Refusal(code, balanceText === undefined ? {} : { value: { balance: balanceText } });
}
