import assert from 'node:assert/strict';
import type { Call } from '@portal/shared/contract/calls/define-call';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { vendorBet, vendorRollback, vendorWin } from '@portal/shared/contract/vendor-api/rounds';
import { betOf, rollbackOf, winOf } from '../../games/testing/play-moves.ts';
import type { TestPlayer, TestStudio } from '../../games/testing/test-studio.ts';
import { seeded } from '../../wallet/testing/ledger-model.ts';

interface StormOptions {
  /** One for each process of the platform; each copy of a callback goes to one of them. */
  studios: readonly TestStudio[];
  players: readonly TestPlayer[];
  /** Number of different callbacks; a quarter of them is sent 2 to 10 times at once. */
  callbacks: number;
  seed: number;
}

/** The expected result of a storm. */
export interface StormDue {
  /** Change of each player's balance in minor units, by player id. */
  changes: Map<string, bigint>;
  /** Ledger movements by kind. */
  movements: { bet: number; win: number; rollback: number };
  settledRounds: number;
  /** Number of requests sent. */
  sent: number;
}

/** Rounds in progress at the same time; several of them may be of one player. */
const atOnce = 24;

/** Sends callbacks of rounds with a bet and its win or rollback, many of them several times at once. */
export async function callbackStorm({ studios, players, callbacks, seed }: StormOptions): Promise<StormDue> {
  const random = seeded(seed);
  const below = (bound: number) => Math.floor(random() * bound);
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] ?? assert.fail('nothing to pick from');
  const due: StormDue = { changes: new Map(), movements: { bet: 0, win: 0, rollback: 0 }, settledRounds: 0, sent: 0 };
  let left = callbacks;

  /** Sends the copies of one callback and returns their codes; accepted ones must all have the answer of the first. */
  async function send(call: Call, fields: Record<string, unknown>): Promise<string[]> {
    left -= 1;
    const copies = random() < 0.25 ? 2 + below(9) : 1;
    due.sent += copies;
    const answers = await Promise.all(Array.from({ length: copies }, () => pick(studios).send(call, fields)));
    const accepted = answers.filter(({ success }) => success).map(({ value }) => JSON.stringify(value));
    assert.ok(new Set(accepted).size <= 1, `seed ${seed}: ${call.path} ${JSON.stringify(fields)} had several answers`);
    return answers.map(({ code }) => code ?? 'done');
  }
  const allDone = (codes: readonly string[]) => assert.deepEqual([...new Set(codes)], ['done'], `seed ${seed}`);
  const moved = (player: TestPlayer, minor: bigint) =>
    due.changes.set(player.playerId, (due.changes.get(player.playerId) ?? 0n) + minor);

  async function playRound(): Promise<void> {
    const player = pick(players);
    const stake = BigInt(10 + below(500));
    const bet = betOf(player, { amount: amountFromMinor(stake) });
    const end = random();
    if (end < 0.1) return race(bet);
    allDone(await send(vendorBet, bet));
    due.movements.bet += 1;
    if (end < 0.3) {
      allDone(await send(vendorRollback, rollbackOf(bet)));
      due.movements.rollback += 1;
      return;
    }
    const won = BigInt(1 + below(1000));
    allDone(await send(vendorWin, winOf(bet, { amount: amountFromMinor(won) })));
    due.movements.win += 1;
    due.settledRounds += 1;
    moved(player, won - stake);
  }

  /** Sends a bet and its rollback at once: in either order the stake must be refunded. */
  async function race(bet: ReturnType<typeof betOf>): Promise<void> {
    const [bets, rollbacks] = await Promise.all([send(vendorBet, bet), send(vendorRollback, rollbackOf(bet))]);
    allDone(rollbacks);
    assert.ok(
      bets.every((code) => code === 'done' || code === 'rolled_back'),
      `seed ${seed}: ${bets.join()}`,
    );
    const acceptedBets = bets.includes('done') ? 1 : 0;
    due.movements.bet += acceptedBets;
    due.movements.rollback += acceptedBets;
  }

  const worker = async () => {
    while (left > 0) await playRound();
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return due;
}
