import * as baccarat from '@portal/engines/cards/baccarat/baccarat.rules';
import { cardName, isPair } from '@portal/engines/cards/cards.rules';
import type { Spot } from '@portal/engines/chips.rules';
import * as cockfight from '@portal/engines/cockfight/cockfight.rules';
import type { Draw } from '@portal/engines/engine';
import * as roulette from '@portal/engines/roulette/roulette.rules';
import type { BaccaratResult } from '@portal/engines/views';
import type { TableEngine } from './table-texts.ts';

/** Result of a table round, by game. */
export type Shown =
  | { engine: 'baccarat'; hands: BaccaratResult }
  | { engine: 'roulette'; number: number }
  | { engine: 'cockfight'; bout: cockfight.Bout };

/** Pure rules of a shared table; they run on the server and in the page that verifies. */
export interface TableRules {
  /** Number of units in a stake on a spot. */
  denominator: number;
  spots: readonly Spot[];
  draw(draw: Draw): Shown;
  units(shown: Shown, spotId: string): number;
  /** Formats the result for players. */
  text(shown: Shown): string;
}

const baccaratRules: TableRules = {
  denominator: baccarat.denominator,
  spots: baccarat.spots,
  draw: (draw) => ({ engine: 'baccarat', hands: baccarat.drawRound(draw) }),
  units: (shown, spotId) => (shown.engine === 'baccarat' ? baccarat.spotUnits(shown.hands, spotId) : 0),
  text(shown) {
    if (shown.engine !== 'baccarat') return '';
    const { winner, playerTotal, bankerTotal, player, banker } = shown.hands;
    const pairs = [isPair(player) ? ', player pair' : '', isPair(banker) ? ', banker pair' : ''].join('');
    const cards = `(${player.map(cardName).join(', ')} against ${banker.map(cardName).join(', ')})`;
    const head = winner === 'tie' ? 'Tie' : winner === 'player' ? 'Player wins' : 'Banker wins';
    return `${head} ${playerTotal} to ${bankerTotal}${pairs} ${cards}`;
  },
};

const rouletteRules: TableRules = {
  denominator: roulette.denominator,
  spots: roulette.spots,
  draw: (draw) => ({ engine: 'roulette', number: roulette.drawRound(draw).number }),
  units: (shown, spotId) => (shown.engine === 'roulette' ? roulette.spotUnits(shown, spotId) : 0),
  text: (shown) => (shown.engine === 'roulette' ? `${shown.number} ${roulette.colourOf(shown.number)}` : ''),
};

const cockfightRules: TableRules = {
  denominator: cockfight.denominator,
  spots: cockfight.spots,
  draw: (draw) => ({ engine: 'cockfight', bout: cockfight.drawRound(draw) }),
  units: (shown, spotId) => (shown.engine === 'cockfight' ? cockfight.spotUnits(shown.bout, spotId) : 0),
  text(shown) {
    if (shown.engine !== 'cockfight') return '';
    const { winner } = shown.bout;
    return winner === 'draw' ? 'Draw' : `${winner === 'meron' ? 'Meron' : 'Wala'} wins`;
  },
};

const rulesByEngine = { baccarat: baccaratRules, roulette: rouletteRules, cockfight: cockfightRules };

export function tableRules(engine: TableEngine): TableRules {
  return rulesByEngine[engine];
}

/** Parses the payout multiple of a spot: '1.95×' is 1.95. */
export function paysTimes({ pays }: Spot): number {
  return Number.parseFloat(pays);
}

/** Returns the client seed of a round's draw. */
export const clientSeedOf = (table: string, roundNo: number) => `${table}:${roundNo}`;
