import assert from 'node:assert/strict';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { vendorSettle } from '@portal/shared/contract/vendor-api/batch-settlement';
import { vendorBet, vendorRollback, vendorRound, vendorWin } from '@portal/shared/contract/vendor-api/rounds';
import { type TestPlayer, type TestStudio, testGame } from '../../games/testing/test-studio.ts';
import { seeded } from '../../wallet/testing/ledger-model.ts';
import { createPlayModel, type PlayModel, type PlayMove } from './play-model.ts';
import { type RoundOrder, type RoundStep, roundOrders } from './round-orders.ts';

interface OrdersOptions {
  studio: TestStudio;
  /** Each plays one round after the other, all of them in parallel. */
  players: readonly TestPlayer[];
  /** Opening balance of every player, in minor units. */
  opening: bigint;
  rounds: number;
  seed: number;
}

interface Answer {
  code: string;
  reference?: string;
  balance?: string;
}

const stake = 1000n;
const wins = { win: 2500n, second: 300n };

function moveOf(step: RoundStep, { closes }: RoundOrder, roundId: string): PlayMove {
  const transactionId = `${roundId}-${step}`;
  if (step === 'bet') return { kind: 'bet', transactionId, roundId, amount: stake };
  if (step === 'rollback') return { kind: 'rollback', transactionId, roundId, betTransactionId: `${roundId}-bet` };
  return { kind: 'win', transactionId, roundId, amount: wins[step], closeRound: closes[step] };
}

/** Sends the movement by its own call or, with `inBatch`, as an item of a batch. */
async function send(studio: TestStudio, player: TestPlayer, move: PlayMove, inBatch: boolean): Promise<Answer> {
  const { playerId, launchId } = player;
  const { kind, ...fields } = move;
  const asked = 'amount' in fields ? { ...fields, amount: amountFromMinor(fields.amount) } : fields;
  const playFields = { playerId, ...(kind === 'rollback' ? {} : { gameCode: testGame }) };
  if (kind !== 'bet' && inBatch) {
    const { value } = await studio.send(vendorSettle, { items: [{ kind, ...asked, ...playFields }] });
    const [result] = value.results;
    return { ...result, code: result?.code ?? result?.status ?? 'no result' };
  }
  if (kind === 'bet') return read(await studio.send(vendorBet, { ...asked, ...playFields, launchId }));
  return read(await studio.send(kind === 'win' ? vendorWin : vendorRollback, { ...asked, ...playFields }));
}

function read(answer: { code?: string; value?: { reference?: string; balance?: string } }): Answer {
  return { code: answer.code ?? 'done', reference: answer.value?.reference, balance: answer.value?.balance };
}

/**
 * Plays rounds of every order of bet, win, second win and rollback with duplicates; every answer and balance, and the
 * final state of every fourth round, must match the model. Returns the sum of the model's balances.
 */
export async function playOrders({ studio, players, opening, rounds, seed }: OrdersOptions): Promise<bigint> {
  const random = seeded(seed);
  const waiting = roundOrders(rounds, random).map((order, no) => ({
    order,
    no,
    batchedSteps: order.steps.map(() => random() < 0.3),
  }));

  async function playRound(
    player: TestPlayer,
    model: PlayModel,
    { order, no, batchedSteps }: (typeof waiting)[number],
  ) {
    const roundId = `order-${seed}-${no}`;
    const references = new Map<string, string | undefined>();
    for (const [at, step] of order.steps.entries()) {
      const move = moveOf(step, order, roundId);
      const due = model.apply(move);
      const answer = await send(studio, player, move, batchedSteps[at] ?? false);
      const where = `seed ${seed} round ${no} ${order.steps.join(' ')} ${JSON.stringify(order.closes)} step ${at}`;
      const balance = due.balance === undefined ? undefined : amountFromMinor(due.balance);
      assert.deepEqual([answer.code, answer.balance], [due.code, balance], where);
      if (due.isRepeat) assert.equal(answer.reference, references.get(move.transactionId), where);
      else references.set(move.transactionId, answer.reference);
    }
    if (no % 4 > 0) return;
    const { state } = (await studio.send(vendorRound, { roundId })).value;
    assert.equal(state, model.stateOf(roundId), `seed ${seed} round ${no} ${order.steps.join(' ')}`);
  }

  const balances = await Promise.all(
    players.map(async (player) => {
      const model = createPlayModel(opening);
      for (let next = waiting.shift(); next; next = waiting.shift()) await playRound(player, model, next);
      return model.balance();
    }),
  );
  return balances.reduce((sum, balance) => sum + balance, 0n);
}
