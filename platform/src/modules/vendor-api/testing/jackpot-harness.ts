import assert from 'node:assert/strict';
import { before } from 'node:test';
import { getJackpot } from '@portal/shared/contract/games/jackpot';
import { vendorJackpotWin } from '@portal/shared/contract/vendor-api/jackpot';
import { vendorWin } from '@portal/shared/contract/vendor-api/rounds';
import type { Database } from '../../../kernel/database/database.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { fileGame } from '../../games/testing/file-game.ts';
import { winOf } from '../../games/testing/play-moves.ts';
import { launchedPlayer, openGame, type TestPlayer, testProvider } from '../../games/testing/test-studio.ts';
import { heldWinHarness } from './held-win-harness.ts';
import type { Bet } from './settle-harness.ts';

export const gameCode = 'test-jackpot';

/** Provides a platform with a game that has the jackpot, whose pool starts at 100.00 and is paid however often it is won. */
export function jackpotHarness(database: () => Database) {
  const { app, api, studio, clock, assertBooksAgree, ...heldWins } = heldWinHarness(database);

  before(async () => {
    const { vassalage } = studio();
    const known = { gameCode, gameName: gameCode, gameType: 'RNG', vassalage } as const;
    const game = { ...known, ...fileGame, lines: 5, minBet: '0.10', hasJackpot: true };
    await app().modules.games.importCatalogue({ provider: testProvider, vendors: [], games: [game] });
    const { settings } = app().modules;
    await settings.write('jackpot.seed', '100.00', 'test');
    await settings.write('jackpot.paidPerDay', 1000, 'test');
    await settings.write('jackpot.source', 'ledger', 'test');
  });

  const enter = ({ token }: TestPlayer) => openGame(app(), studio(), token, studio().vassalage, gameCode);
  const figure = async () => {
    await app().server.kernel.outbox.drain();
    return (await api().send(getJackpot, {})).value;
  };

  return {
    app,
    studio,
    clock,
    assertBooksAgree,
    /** Opens the game for a player. */
    enter,
    newcomer: async (account: string) => enter(await launchedPlayer(app(), studio(), account, 1_000_000n)),
    figure,
    amount: async () => Number((await figure()).amount),
    stake: (player: TestPlayer, change = {}): Promise<Bet> => heldWins.stake(player, { gameCode, ...change }),
    close: (bet: Bet) => studio().send(vendorWin, winOf(bet, { gameCode: bet.gameCode, amount: '0.00' })),
    win: (input: ReturnType<typeof jackpotOf>) => studio().send(vendorJackpotWin, input),
    /** Lets two operators decide a held jackpot or win. */
    async decide(transactionId: string, decision: string): Promise<void> {
      assert.equal((await heldWins.decide(transactionId, decision)).status, 200);
    },
  };
}

/** Returns the win of the jackpot by the round of a bet. */
export const jackpotOf = ({ playerId, roundId, gameCode: code }: Bet, change = {}) => ({
  transactionId: newId(),
  playerId,
  roundId,
  gameCode: code,
  ...change,
});
