import assert from 'node:assert/strict';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { testKernel } from '../../../testing/test-kernel.ts';
import { type AccountRef, between, createWalletModule, houseAccount, memberAccount, type Wallet } from '../index.ts';
import { checkLedgerInvariants } from './ledger-invariants.ts';
import { type Answer, type Asked, nameOf, type ReferenceLedger, referenceLedger } from './reference-ledger.ts';

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

const source = 'model';

/** What belongs to one run: four players and a house account that nobody else moves. */
interface Run {
  wallet: Wallet;
  database: Database;
  reference: ReferenceLedger;
  random: Random;
  players: readonly string[];
  houseName: string;
}

/**
 * Runs random commands against the real ledger and the reference. After each command the answer and every balance must
 * match, and nothing may be lost or negative; after each run all invariants are checked on its rows, and at the end on
 * the whole ledger.
 */
export async function runModel(
  database: Database,
  { seed, runs, commands }: ModelSize,
  wallet: Wallet = createWalletModule(testKernel(database)),
): Promise<void> {
  const random = seeded(seed);
  for (let number = 0; number < runs; number += 1) {
    const name = `model-${seed}-${number}`;
    const players = [0, 1, 2, 3].map((index) => `${name}-${index}`);
    for (const player of players) await wallet.openPlayerAccounts(player);
    const run = { wallet, database, reference: referenceLedger(), random, players, houseName: name };
    for (let turn = 0; turn < commands; turn += 1) {
      const where = `seed ${seed} run ${number} turn ${turn}`;
      await command(run, `${name}-${turn}`, where);
      await assertBalances(run, where);
    }
    const references = [...run.reference.done.keys()];
    await checkLedgerInvariants(
      database,
      { owners: [name, ...players], source, references },
      `seed ${seed} run ${number}`,
    );
  }
  const check = await wallet.checkLedger();
  assert.equal(check.balanced, true, `seed ${seed}: ${JSON.stringify(check)}`);
}

/** Sends one movement, or several in one call; the answers must match the reference. */
async function command(run: Run, reference: string, where: string): Promise<void> {
  if (run.random() >= 0.05) {
    const asked = nextAsked(run, reference);
    assert.equal(
      await answerOf(run.wallet, asked),
      run.reference.apply(asked),
      `${where} ${asked.method} ${asked.kind}`,
    );
    return;
  }
  const batch = [0, 1, 2].map((no) => ({ ...nextAsked(run, `${reference}-${no}`), method: 'post' as const }));
  const outcomes = await run.wallet.postMany(batch.map((asked) => ({ ...asked, source })));
  const expected = batch.map((asked) => run.reference.apply(asked));
  assert.deepEqual(
    outcomes.map((outcome) => (outcome === 'conflict' ? 'transaction_conflict' : outcome)),
    expected,
    `${where} batch`,
  );
}

/**
 * Returns a new movement; an earlier one again, unchanged or changed by one unit; or another one under an earlier
 * reference.
 */
function nextAsked(run: Run, reference: string): Asked {
  const { random } = run;
  const dice = random();
  const known = [...run.reference.done.values()];
  const earlier = known.length > 0 && dice < 0.16 ? pick(random, known) : undefined;
  if (!earlier) return { ...newMovement(run), reference };
  if (dice < 0.08) return earlier;
  if (dice < 0.12) return { ...newMovement(run), reference: earlier.reference };
  const more = (at: number) => (at === 0 ? -1n : 1n);
  const legs = earlier.legs.map(({ account, amount }, at) => ({ account, amount: amount + more(at) }));
  return { ...earlier, legs };
}

function newMovement({ random, reference, players, houseName }: Run): Omit<Asked, 'reference'> {
  const memberId = pick(random, players);
  const main = memberAccount(memberId);
  const hold = memberAccount(memberId, 'hold');
  const points = memberAccount(memberId, 'points');
  const money = houseAccount(houseName);
  const receivable = memberAccount(memberId, 'receivable');
  const other = memberAccount(pick(random, players));
  const [method, kind, from, to] = pick<readonly [Asked['method'], string, AccountRef, AccountRef]>(random, [
    ['post', 'win', money, main],
    ['post', 'win', money, main],
    ['post', 'bet', main, money],
    ['post', 'bet', main, money],
    ['post', 'bet', main, money],
    ['post', 'transfer', main, other],
    ['post', 'hold', main, hold],
    ['post', 'release', hold, main],
    ['post', 'points', houseAccount(houseName, 'points'), points],
    ['post', 'redeem', points, houseAccount(houseName, 'points')],
    ['adjust', 'correction', main, money],
    ['credit', 'deposit', money, main],
  ]);
  return { method, memberId, kind, legs: between(from, to, nextAmount(random, reference, [from, to, receivable])) };
}

/** Returns any amount, or one at the edge of an account's balance. */
function nextAmount(random: Random, { balances }: ReferenceLedger, accounts: readonly AccountRef[]): bigint {
  if (random() < 0.6) return BigInt(Math.floor(random() * 1000));
  const balance = balances.get(nameOf(pick(random, accounts))) ?? 0n;
  const edge = (balance < 0n ? -balance : balance) + BigInt(Math.floor(random() * 3) - 1);
  return edge < 0n ? 0n : edge;
}

function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}

async function answerOf(wallet: Wallet, asked: Asked): Promise<Answer> {
  const posting = { source, reference: asked.reference, kind: asked.kind, legs: asked.legs };
  try {
    const posted =
      asked.method === 'post' ? await wallet.post(posting) : await wallet[asked.method](asked.memberId, posting);
    return posted.isReplay ? 'replayed' : 'posted';
  } catch (error) {
    if (error instanceof Refusal) return error.code as Answer;
    throw error;
  }
}

interface Row {
  ownerId: string;
  kind: string;
  unit: 'money' | 'points';
  balance: string;
}

/** Checks that every balance matches the reference, and that nothing is lost and no player is negative in any case. */
async function assertBalances({ database, reference, players, houseName }: Run, where: string): Promise<void> {
  const text = `select owner_id as "ownerId", kind, unit, sum(balance)::text as balance from ledger_accounts
    where owner_kind in ('member', 'house') and owner_id = any ($1::text[]) group by owner_id, kind, unit`;
  const rows = await database.call<Row>('model_balances', text, [`{${[houseName, ...players].join(',')}}`]);
  const sums = { money: 0n, points: 0n };
  const found = new Map<string, bigint>();
  for (const { ownerId, kind, unit, balance } of rows) {
    const minor = BigInt(balance);
    sums[unit] += minor;
    found.set(`${ownerId} ${kind} ${unit}`, minor);
    if (kind !== 'house' && kind !== 'receivable') assert.ok(minor >= 0n, `${where} ${ownerId} ${kind} ${minor}`);
  }
  assert.deepEqual(sums, { money: 0n, points: 0n }, where);
  assert.deepEqual(moved(found), moved(reference.balances), where);
}

/** An account that is not open counts as an empty one. */
const moved = (balances: ReadonlyMap<string, bigint>) =>
  new Map([...balances].filter(([, balance]) => balance !== 0n).sort());
