import { amountFromMinor, minorUnits } from './money/amounts.ts';

/**
 * `partial`: less than the stake came back. `push`: exactly the stake. `void`: the play was cancelled, its stake
 * refunded.
 */
export type OutcomeKind = 'win' | 'push' | 'partial' | 'loss' | 'void';

/** How much a play is worth celebrating: nothing unless more came back than was staked. */
export type Joy = 'none' | 'win' | 'big' | 'mega';

export interface PlayOutcome {
  kind: OutcomeKind;
  /** Amount text of everything paid back, including the stake. */
  returned: string;
  /** Amount text of what came back minus the stake: "5.00", "-0.05". */
  net: string;
  joy: Joy;
}

const stakesOfBig = 10n;
const stakesOfMega = 50n;

/** Judges a play by its net result. Amounts are amount text; a free round has a stake of "0.00". */
export function playOutcome({ stake, returned, isVoid = false }: Played): PlayOutcome {
  if (isVoid) return { kind: 'void', returned: stake, net: '0.00', joy: 'none' };
  const [staked, back] = [minorUnits(stake), minorUnits(returned)];
  const kind = kindOf(staked, back);
  return {
    kind,
    returned,
    net: amountFromMinor(back - staked),
    joy: kind === 'win' ? joyOf(staked, back) : 'none',
  };
}

interface Played {
  stake: string;
  returned: string;
  /** True if the play was cancelled or rolled back. */
  isVoid?: boolean;
}

function kindOf(staked: bigint, back: bigint): OutcomeKind {
  if (back > staked) return 'win';
  if (back === 0n) return 'loss';
  return back === staked ? 'push' : 'partial';
}

function joyOf(staked: bigint, back: bigint): Joy {
  if (staked === 0n || back < staked * stakesOfBig) return 'win';
  return back < staked * stakesOfMega ? 'big' : 'mega';
}
