import { randomUUID } from 'node:crypto';
import type { App } from '@portal/platform/app';
import { callPlaceBets } from '@portal/platform/modules/games/bets/round-functions';
import { testGame, testProvider } from '@portal/platform/modules/games/testing/test-studio';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import type { SettleItem } from '@portal/shared/contract/vendor-api/batch-settlement';
import type { Player } from './prepare-players.ts';

export type Ticket = SettleItem & { kind: 'win' };

const stakeMinor = 100n;
/** One in so many wins. */
const winnersIn = 10;
const betsAtOnce = 250;

/** What the ticket of this number wins, in minor units: most win nothing. */
export const winOf = (no: number): bigint => (no % winnersIn === 3 ? 9500n + BigInt(no % 7) * 100n : 0n);

/** Buys tickets of one draw, a round each, taken by the players in turn; gives what settles each of them. */
export async function buyTickets(app: App, players: readonly Player[], count: number): Promise<Ticket[]> {
  const { kernel } = app.server;
  const draw = randomUUID().slice(0, 8);
  const tickets: Ticket[] = [];
  for (let from = 0; from < count; from += betsAtOnce) {
    const some = Array.from({ length: Math.min(betsAtOnce, count - from) }, (_, at) => {
      const no = from + at;
      const player = players[no % players.length];
      if (!player) throw new Error('there is no player');
      return { no, player, roundId: `${draw}-${no}` };
    });
    const outcomes = await callPlaceBets(
      kernel,
      some.map(({ player, roundId }) => ({
        ...player,
        vendor: testProvider,
        nonce: randomUUID(),
        transactionId: `${roundId}-bet`,
        gameCode: testGame,
        roundId,
        amount: stakeMinor,
      })),
    );
    if (outcomes.some(({ outcome }) => outcome !== 'posted')) throw new Error('a ticket could not be bought');
    for (const { no, player, roundId } of some)
      tickets.push({
        kind: 'win',
        transactionId: `${roundId}-win`,
        playerId: player.playerId,
        gameCode: testGame,
        roundId,
        amount: amountFromMinor(winOf(no)),
        closeRound: true,
      });
  }
  return tickets;
}
