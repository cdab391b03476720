import type { Tally } from '../disciplines/script.ts';
import type { SelectionId } from '../matches/markets.rules.ts';

/** Result of a match. */
export interface Final {
  end: 'ended' | 'abandoned';
  winner: 'home' | 'draw' | 'away';
  tally: Tally;
}

export type Verdict = 'won' | 'lost' | 'push' | 'void';

/** Parses a market id; undefined for anything else. */
export function readMarket(id: string): { kind: 'result' | 'handicap' | 'total'; halves: number } | undefined {
  if (id === '1x2' || id === 'win') return { kind: 'result', halves: 0 };
  const [, name, line] = /^(ah|ou):(-?\d{1,3}(?:\.5)?)$/.exec(id) ?? [];
  if (line === undefined) return undefined;
  return { kind: name === 'ah' ? 'handicap' : 'total', halves: Number(line) * 2 };
}

/**
 * Returns the verdict on a selection. In an abandoned match only a total that was already exceeded counts; all else is
 * void. Throws for an unknown market.
 */
export function judge(final: Final, marketId: string, selection: SelectionId): Verdict {
  const market = readMarket(marketId);
  if (!market) throw new Error(`no market ${marketId}`);
  const { home, away } = final.tally;
  const above = 2 * (home + away) - market.halves;
  if (final.end === 'abandoned') {
    if (market.kind !== 'total' || above <= 0) return 'void';
    return selection === 'over' ? 'won' : 'lost';
  }
  if (market.kind === 'result') return final.winner === selection ? 'won' : 'lost';
  if (market.kind === 'total') return byLead(selection === 'over' ? above : -above);
  const lead = 2 * (home - away) + market.halves;
  return byLead(selection === 'home' ? lead : -lead);
}

function byLead(lead: number): Verdict {
  if (lead === 0) return 'push';
  return lead > 0 ? 'won' : 'lost';
}
