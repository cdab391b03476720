import assert from 'node:assert/strict';
import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import { getWithdrawalTerms } from '@portal/shared/contract/payments/withdrawals';
import { vendorResettle } from '@portal/shared/contract/vendor-api/batch-settlement';
import { vendorBet, vendorRollback, vendorWin } from '@portal/shared/contract/vendor-api/rounds';
import type { App } from '../../../app.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { apiClient } from '../../../testing/api-client.ts';
import { type TestClock, testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { betOf, rollbackOf, winOf } from '../../games/testing/play-moves.ts';
import { openGame, type TestPlayer, type TestStudio, testGame, testStudio } from '../../games/testing/test-studio.ts';
import { between, houseAccount, memberAccount } from '../../wallet/index.ts';
import { type ModelSize, seeded } from '../../wallet/testing/ledger-model.ts';
import { type ReferenceBonus, referenceBonus } from './reference-bonus.ts';
import { type WithdrawingMember, withdrawingMember } from './withdrawing-member.ts';

const opening = 20_000n;

/** One member of a run, on the platform and in the reference model. */
interface Run {
  app: App;
  clock: TestClock;
  studio: TestStudio;
  member: WithdrawingMember;
  player: TestPlayer;
  random: () => number;
  model: ReferenceBonus;
  /** Bets that may be rolled back, by round. */
  bets: ReturnType<typeof betOf>[];
  /** Sends the last message of the studio again. */
  repeat?: () => Promise<unknown>;
}

/**
 * Compares random deposits, bonuses, plays, corrections and withdrawals with the reference model: all that a member
 * sees must match.
 */
export async function bonusModelOn(database: Database, { seed, runs, commands }: ModelSize): Promise<void> {
  const clock = testClock();
  const app = await testApp(database, { clock });
  try {
    const { settings } = app.modules;
    await settings.write('login.triesPerMinute', 1000, 'test');
    await settings.write('withdrawal.openAtMost', 100, 'test');
    await settings.write('withdrawal.limits', { min: '0.01', max: '20000.00', perDay: 1000 }, 'test');
    const studio = await testStudio(app);
    const random = seeded(seed);
    for (let number = 0; number < runs; number += 1) {
      const member = await withdrawingMember(app, `bonus${number}x${seed % 10_000}`, opening);
      const player = await openGame(app, studio, member.token);
      const run: Run = { app, clock, studio, member, player, random, model: referenceBonus(opening), bets: [] };
      for (let turn = 0; turn < commands; turn += 1) {
        clock.advanceMs(1);
        const what = await command(run);
        await compare(run, `seed ${seed} run ${number} turn ${turn} ${what}`);
      }
    }
    assert.equal((await app.modules.wallet.checkLedger()).balanced, true);
  } finally {
    await app.close();
  }
}

const upTo = ({ random }: Run, most: number) => BigInt(10 + Math.floor(random() * most));
const among = <T>({ random }: Run, list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
const now = ({ clock }: Run) => clock.now().getTime();

async function command(run: Run): Promise<string> {
  const dice = run.random();
  if (dice < 0.06) return deposit(run);
  if (dice < 0.14) return claim(run);
  if (dice < 0.44) return bet(run);
  if (dice < 0.68) return win(run);
  if (dice < 0.75) return rollback(run);
  if (dice < 0.8) return resettle(run);
  if (dice < 0.88) return count(run);
  if (dice < 0.92) {
    await run.repeat?.();
    return 'repeat';
  }
  return withdraw(run);
}

async function deposit(run: Run): Promise<string> {
  const { wallet, payments } = run.app.modules;
  const { memberId } = run.member;
  const [amount, reference] = [upTo(run, 5000), newId()];
  const legs = between(houseAccount('deposits'), memberAccount(memberId), amount);
  await run.app.server.kernel.database.transaction(async () => {
    await wallet.credit(memberId, { source: 'deposit', reference, kind: 'deposit', legs });
    const repaid = await wallet.repaidBy(memberId, { source: 'deposit', reference });
    await payments.turnover.require({ memberId, reference, depositMinor: amount - repaid });
  });
  run.model.deposit(now(run), amount, 100n);
  return `deposit ${amount}`;
}

async function claim(run: Run): Promise<string> {
  const { memberId } = run.member;
  const [amountMinor, turnoverPercent] = [upTo(run, 3000), among(run, [0, 50, 100, 300]) ?? 0];
  const bonus = { memberId, source: 'promotion', reference: newId(), name: { EN: 'Bonus' } } as const;
  await run.app.modules.rewards.grants.giveAndPay({ ...bonus, amountMinor, turnoverPercent });
  run.model.claim(now(run), amountMinor, BigInt(turnoverPercent));
  return `claim ${amountMinor} x ${turnoverPercent}`;
}

const openRounds = ({ model }: Run) => [...model.rounds].filter(([, { state }]) => state === 'open');

async function bet(run: Run): Promise<string> {
  const { studio, player, model } = run;
  const amount = upTo(run, 2500);
  const more = run.random() < 0.25 ? among(run, openRounds(run))?.[0] : undefined;
  const asked = betOf(player, { amount: amountFromMinor(amount), ...(more && { roundId: more }) });
  const answer = await studio.send(vendorBet, asked);
  assert.equal(answer.code ?? 'done', model.bet(now(run), asked.roundId, amount), `bet ${amount}`);
  // A refused bet is judged again when it is sent again.
  if (answer.code !== undefined) return `refused bet ${amount}`;
  run.bets.push(asked);
  run.repeat = () => studio.send(vendorBet, asked);
  return `bet ${amount}`;
}

async function win(run: Run): Promise<string> {
  const { studio, model, bets } = run;
  const [roundId] = among(run, openRounds(run)) ?? [];
  const first = bets.find((one) => one.roundId === roundId);
  if (!roundId || !first) return 'no open round';
  const [amount, closeRound] = [run.random() < 0.4 ? 0n : upTo(run, 4000), run.random() < 0.8];
  const asked = winOf(first, { amount: amountFromMinor(amount), closeRound });
  assert.equal((await studio.send(vendorWin, asked)).code ?? 'done', 'done');
  model.win(now(run), roundId, amount, closeRound);
  run.repeat = () => studio.send(vendorWin, asked);
  return `win ${amount} ${closeRound}`;
}

async function rollback(run: Run): Promise<string> {
  const { studio, model } = run;
  const chosen = among(
    run,
    run.bets.filter(({ roundId }) => model.rounds.get(roundId)?.state === 'open'),
  );
  if (!chosen) return 'nothing to take back';
  const asked = rollbackOf(chosen);
  assert.equal((await studio.send(vendorRollback, asked)).code ?? 'done', 'done');
  run.bets = run.bets.filter((one) => one !== chosen);
  model.rollback(chosen.roundId, minorUnits(String(chosen.amount)));
  run.repeat = () => studio.send(vendorRollback, asked);
  return `rollback ${chosen.amount}`;
}

async function resettle(run: Run): Promise<string> {
  const { studio, player, model } = run;
  const settled = [...model.rounds].filter(([, { state }]) => state === 'settled').slice(-5);
  const [roundId] = among(run, settled) ?? [];
  if (!roundId) return 'no settled round';
  const amount = run.random() < 0.4 ? 0n : upTo(run, 4000);
  const item = { transactionId: newId(), playerId: player.playerId, gameCode: testGame, roundId };
  const items = [{ ...item, amount: amountFromMinor(amount) }];
  const answer = await studio.send(vendorResettle, { items });
  assert.equal(answer.value.results[0]?.status, 'done', JSON.stringify(answer.value));
  model.resettle(roundId, amount);
  run.repeat = () => studio.send(vendorResettle, { items });
  return `resettle ${amount}`;
}

async function count(run: Run): Promise<string> {
  await run.app.server.kernel.outbox.drain();
  run.model.count();
  return 'count';
}

async function withdraw(run: Run): Promise<string> {
  const { app, member, model } = run;
  const { withdrawable } = model.stands();
  // Often exactly the withdrawable amount, or one minor unit more.
  const amountMinor = among(run, [withdrawable, withdrawable + 1n, upTo(run, 9000)]) ?? 1n;
  if (amountMinor === 0n) return 'nothing to withdraw';
  const { memberId, bankAccountId } = member;
  const code = await app.server.kernel.database
    .transaction(async () => {
      await app.modules.member.lock(memberId);
      await app.modules.payments.withdrawals.apply({ memberId, bankAccountId, amountMinor, release: '' });
      return 'done';
    })
    .catch((error) => {
      if (error instanceof Refusal) return error.code;
      throw error;
    });
  assert.equal(code, model.withdraw(amountMinor), `withdraw ${amountMinor}`);
  return `withdraw ${amountMinor}`;
}

async function compare({ app, member, model }: Run, where: string): Promise<void> {
  const { token } = member;
  const { value } = await apiClient(app).send(getWithdrawalTerms, {}, { token });
  const seen = {
    main: minorUnits(value.balance),
    owed: minorUnits(value.owed),
    withdrawable: minorUnits(value.withdrawable),
    sources: value.sources.map(
      ({ from, missing, bound }) =>
        `${from === 'deposit' ? 'deposit' : 'bonus'} ${minorUnits(missing)} ${minorUnits(bound)}`,
    ),
  };
  assert.deepEqual(seen, model.stands(), where);
}
