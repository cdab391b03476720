import { packs } from '@portal/engines/cards/baccarat/baccarat.rules';
import { colourOf } from '@portal/engines/roulette/roulette.rules';
import type { RoadResult, TableNow } from '@portal/shared/contract/vendor-api/live-tables';
import { dealerOf } from './dealers.ts';
import { phaseMs } from './phases.rules.ts';
import { scenePath } from './pictures/table-scene.ts';
import type { Shown } from './table.rules.ts';
import type { PlannedRound, TableRound } from './table-round.ts';
import type { TableEngine } from './table-texts.ts';
import { tableLimits } from './tickets/table-limits.rules.ts';

interface TableFacts {
  engine: TableEngine;
  round: PlannedRound;
  /** Rounds with a result, oldest first; the running one, too, once it has its result. */
  results: readonly TableRound[];
  players: number;
}

const shoeCards = packs * 52;

/** Builds what a lobby shows of a table that runs or is about to open. Each round of baccarat is dealt from a full shoe. */
export function tableNow({ engine, round, results, players }: TableFacts): TableNow {
  const opensAt = Date.parse(round.openedAt);
  const closesAt = opensAt + phaseMs.betting;
  const drawsAt = closesAt + phaseMs.closed;
  const dealer = engine === 'cockfight' ? undefined : dealerOf(round.table, round.roundNo);
  return {
    roundNo: round.roundNo,
    opensAt,
    closesAt,
    drawsAt,
    endsAt: drawsAt + phaseMs.result,
    road: results.flatMap(({ roundNo, shown }) => (shown ? [{ roundNo, ...outcomeOf(shown) }] : [])),
    minBet: tableLimits.least,
    maxBet: tableLimits.mostPerRound,
    players,
    ...(engine === 'baccarat' && {
      shoe: { cards: shoeCards, cardsLeft: shoeCards - cardsDealt(round.shown), isFreshEachRound: true },
    }),
    // Pits look alike; without a picture of its own a lobby shows each with that of its game.
    ...(dealer && { dealer: dealer.name, picture: scenePath(round.table, dealer) }),
  };
}

function outcomeOf(shown: Shown): Pick<RoadResult, 'outcome' | 'number'> {
  if (shown.engine === 'roulette') return { outcome: colourOf(shown.number), number: shown.number };
  return { outcome: shown.engine === 'baccarat' ? shown.hands.winner : shown.bout.winner };
}

const cardsDealt = (shown: Shown | undefined) =>
  shown?.engine === 'baccarat' ? shown.hands.player.length + shown.hands.banker.length : 0;
