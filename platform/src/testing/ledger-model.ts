import assert from 'node:assert/strict';
import type { Database } from '../kernel/database.ts';
import { Refusal } from '../kernel/refusal.ts';
import {
  between,
  createWalletModule,
  houseAccount,
  memberAccount,
  type Posting,
  type Wallet,
} from '../modules/wallet/index.ts';
import { testKernel } from './test-kernel.ts';

/** A small ledger that is obviously right, to compare the real one with. */
interface Model {
  balances: Map<string, bigint>;
  done: Map<string, Posting>;
}

type Random = () => number;

/** Mulberry32: the same numbers for the same seed, everywhere. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface ModelSize {
  seed: number;
  runs: number;
  commands: number;
}

/** Random commands against the real ledger and the model; every outcome and every balance must be the same. */
export async function runModel(database: Database, { seed, runs, commands }: ModelSize): Promise<void> {
  const random = seeded(seed);
  const wallet = createWalletModule(testKernel(database));
  for (let run = 0; run < runs; run += 1) {
    const players = Array.from({ length: 4 }, (_, index) => `model-${seed}-${run}-${index}`);
    for (const player of players) await wallet.openPlayerAccounts(player);
    const model: Model = { balances: new Map(players.map((player) => [player, 0n])), done: new Map() };
    for (let turn = 0; turn < commands; turn += 1) {
      const posting = nextPosting(random, model, players, `${seed}-${run}-${turn}`);
      const where = `seed ${seed} run ${run} turn ${turn}`;
      assert.equal(await outcomeOf(wallet, posting), applyTo(model, posting), where);
    }
    for (const [player, balance] of model.balances) {
      assert.equal(await wallet.balanceOf(memberAccount(player)), balance, `seed ${seed} run ${run} ${player}`);
    }
  }
  const check = await wallet.checkLedger();
  assert.equal(check.balanced, true, JSON.stringify(check));
}

function nextPosting(random: Random, model: Model, players: readonly string[], reference: string): Posting {
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  };
  const earlier = [...model.done.values()];
  const kindOfTurn = random();
  if (earlier.length > 0 && kindOfTurn < 0.1) return pick(earlier);
  const reused = earlier.length > 0 && kindOfTurn < 0.15 ? pick(earlier).reference : reference;
  const player = memberAccount(pick(players));
  const amount = BigInt(Math.floor(random() * 1000));
  const [from, to, kind] = pick([
    [houseAccount('model'), player, 'win'],
    [player, houseAccount('model'), 'bet'],
    [player, houseAccount('model'), 'bet'],
    [player, memberAccount(pick(players)), 'transfer'],
  ] as const);
  return { source: 'model', reference: reused, kind, legs: between(from, to, amount) };
}

async function outcomeOf(wallet: Wallet, posting: Posting): Promise<string> {
  try {
    return (await wallet.post(posting)).isReplay ? 'replayed' : 'posted';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

function applyTo(model: Model, posting: Posting): string {
  const first = model.done.get(posting.reference);
  if (first) return textOf(first) === textOf(posting) ? 'replayed' : 'transaction_conflict';
  const after = new Map(model.balances);
  for (const { account, amount } of posting.legs) {
    if (account.owner === 'member') after.set(account.ownerId, (after.get(account.ownerId) ?? 0n) + amount);
  }
  if ([...after.values()].some((balance) => balance < 0n)) return 'insufficient_balance';
  model.balances = after;
  model.done.set(posting.reference, posting);
  return 'posted';
}

/** A movement from an account to itself moves nothing, whatever the amount. */
function textOf({ kind, legs }: Posting): string {
  const sums = new Map<string, bigint>();
  for (const { account, amount } of legs) sums.set(account.ownerId, (sums.get(account.ownerId) ?? 0n) + amount);
  return [kind, ...[...sums].map(([owner, sum]) => `${owner} ${sum}`).sort()].join(' ');
}
