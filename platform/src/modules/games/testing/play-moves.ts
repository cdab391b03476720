import { vendorBalance } from '@portal/shared/contract/vendor-api/rounds';
import { newId } from '../../../kernel/database/ids.ts';
import { type TestPlayer, type TestStudio, testGame } from './test-studio.ts';

/** Returns a bet of 10.00 in its own round. */
export const betOf = (player: TestPlayer, change: Record<string, unknown> = {}) => ({
  transactionId: newId(),
  launchId: player.launchId,
  playerId: player.playerId,
  gameCode: testGame,
  roundId: newId(),
  amount: '10.00',
  ...change,
});

/** Returns a win of 25.00 that closes the round of the bet. */
export const winOf = (bet: ReturnType<typeof betOf>, change: Record<string, unknown> = {}) => ({
  transactionId: newId(),
  playerId: bet.playerId,
  gameCode: testGame,
  roundId: bet.roundId,
  amount: '25.00',
  closeRound: true,
  ...change,
});

export const rollbackOf = (bet: ReturnType<typeof betOf>) => ({
  transactionId: newId(),
  betTransactionId: bet.transactionId,
  playerId: bet.playerId,
  roundId: bet.roundId,
});

/** Returns the balance that the studio sees. */
export const balanceOf = async (studio: TestStudio, player: TestPlayer): Promise<string> =>
  (await studio.send(vendorBalance, { playerId: player.playerId })).value.balance;

/** Returns by how many minor units the work changes the balance. */
export async function balanceChange(
  studio: TestStudio,
  player: TestPlayer,
  work: () => Promise<unknown>,
): Promise<number> {
  const before = Number(await balanceOf(studio, player));
  await work();
  return Math.round((Number(await balanceOf(studio, player)) - before) * 100);
}
