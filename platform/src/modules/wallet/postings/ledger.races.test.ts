import assert from 'node:assert/strict';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { createDatabase, type Database } from '../../../kernel/database/database.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { openPostgres } from '../../../kernel/database/postgres-engine.ts';
import { databaseTests } from '../../../testing/database/databases.ts';
import { testKernel } from '../../../testing/test-kernel.ts';
import { between, createWalletModule, houseAccount, memberAccount, type Wallet } from '../index.ts';

const deposits = houseAccount('deposits');
const vendor = houseAccount('vendor-DEMO');

/** Only a real server has several connections, so these failures can only happen there. */
const { test, url } = databaseTests(['postgres']);

async function withClients(
  clients: number,
  work: (wallet: Wallet, database: Database) => Promise<void>,
): Promise<void> {
  const database = createDatabase(openPostgres({ url: url() ?? '', poolSize: clients, onError: () => {} }));
  try {
    const wallet = createWalletModule(testKernel(database));
    await work(wallet, database);
    assert.equal((await wallet.checkLedger()).balanced, true);
  } finally {
    await database.close();
  }
}

async function playerWith(wallet: Wallet, amount: bigint): Promise<string> {
  const id = newId();
  await wallet.openPlayerAccounts(id);
  await wallet.post({
    source: 'deposit',
    reference: id,
    kind: 'deposit',
    legs: between(deposits, memberAccount(id), amount),
  });
  return id;
}

test('lets exactly one of 200 concurrent withdrawals of the full balance succeed', async () => {
  await withClients(64, async (wallet) => {
    const id = await playerWith(wallet, 5000n);
    const tries = Array.from({ length: 200 }, () =>
      wallet.hold(id, 5000n, { source: 'withdrawal', reference: newId() }),
    );
    const outcomes = await Promise.allSettled(tries);
    assert.equal(outcomes.filter((outcome) => outcome.status === 'fulfilled').length, 1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') assert.equal(codeOf(outcome.reason), 'insufficient_balance');
    }
    assert.equal(await wallet.balanceOf(memberAccount(id)), 0n);
  });
});

// covers 7.1
test('loses nothing when 64 clients bet and win for one hot player and others', async () => {
  await withClients(64, async (wallet) => {
    const hot = await playerWith(wallet, 1_000_000n);
    const others = await Promise.all(Array.from({ length: 16 }, () => playerWith(wallet, 1_000_000n)));
    const expected = new Map([hot, ...others].map((id) => [id, 1_000_000n]));
    await Promise.all(
      Array.from({ length: 64 }, async (_, client) => {
        for (let turn = 0; turn < 15; turn += 1) {
          const id = turn % 2 === 0 ? hot : (others[(client * 7 + turn) % others.length] ?? hot);
          const amount = BigInt(1 + ((client * 31 + turn * 17) % 90));
          const [from, to] = turn % 3 === 0 ? [vendor, memberAccount(id)] : [memberAccount(id), vendor];
          await wallet.post({ source: 'hot', reference: newId(), kind: 'play', legs: between(from, to, amount) });
          expected.set(id, (expected.get(id) ?? 0n) + (turn % 3 === 0 ? amount : -amount));
        }
      }),
    );
    for (const [id, balance] of expected) assert.equal(await wallet.balanceOf(memberAccount(id)), balance);
  });
});

test('does not deadlock when players pay each other both ways', async () => {
  await withClients(32, async (wallet) => {
    const [one, two] = [await playerWith(wallet, 10_000n), await playerWith(wallet, 10_000n)];
    await Promise.all(
      Array.from({ length: 100 }, (_, turn) => {
        const [from, to] = turn % 2 === 0 ? [one, two] : [two, one];
        return wallet.post({
          source: 'p2p',
          reference: newId(),
          kind: 'transfer',
          legs: between(memberAccount(from), memberAccount(to), 7n),
        });
      }),
    );
    assert.equal(await wallet.balanceOf(memberAccount(one)), 10_000n);
  });
});

test('posts the same movement from 50 clients once', async () => {
  await withClients(50, async (wallet) => {
    const id = await playerWith(wallet, 100n);
    const movement = { source: 'same', reference: id, kind: 'bet', legs: between(memberAccount(id), vendor, 100n) };
    const posted = await Promise.all(Array.from({ length: 50 }, () => wallet.post(movement)));
    assert.equal(posted.filter((answer) => !answer.isReplay).length, 1);
    assert.equal(new Set(posted.map((answer) => answer.transferId)).size, 1);
  });
});

test('runs batches and single transfers over the same players concurrently', async () => {
  await withClients(16, async (wallet) => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => playerWith(wallet, 100_000n)));
    const pay = (id: string) => ({
      source: 'mix',
      reference: newId(),
      kind: 'bet',
      legs: between(memberAccount(id), vendor, 1n),
    });
    await Promise.all(
      Array.from({ length: 24 }, async (_, turn) => {
        const order = turn % 2 === 0 ? ids : [...ids].reverse();
        if (turn % 3 === 0) await wallet.postMany(order.map(pay));
        else for (const id of order) await wallet.post(pay(id));
      }),
    );
    for (const id of ids) assert.equal(await wallet.balanceOf(memberAccount(id)), 100_000n - 24n);
  });
});

test('leaves no wallet negative under concurrent corrections and bets', async () => {
  await withClients(32, async (wallet) => {
    const id = await playerWith(wallet, 1000n);
    const legs = between(memberAccount(id), deposits, 90n);
    await Promise.all(
      Array.from({ length: 40 }, async (_, turn) => {
        if (turn % 2 === 0) await wallet.adjust(id, { source: 'op', reference: newId(), kind: 'correction', legs });
        else
          await wallet
            .post({ source: 'b', reference: newId(), kind: 'bet', legs: between(memberAccount(id), vendor, 10n) })
            .catch(ignoreShort);
      }),
    );
    assert.equal(await wallet.balanceOf(memberAccount(id)), 0n);
  });
});

function codeOf(error: unknown): string {
  return error instanceof Refusal ? error.code : String(error);
}

function ignoreShort(error: unknown): void {
  if (codeOf(error) !== 'insufficient_balance') throw error;
}
