import assert from 'node:assert/strict';
import { databaseTests } from '../../../testing/database/databases.ts';
import { testKernel } from '../../../testing/test-kernel.ts';
import { createWalletModule, type Posting, type Wallet } from '../index.ts';
import { runModel } from '../testing/ledger-model.ts';

const { test, database } = databaseTests();

/** A ledger with one fault. */
const faults: Readonly<Record<string, (wallet: Wallet) => Partial<Wallet>>> = {
  'posts a repeat again': (wallet) => ({
    post: (posting: Posting) => wallet.post({ ...posting, reference: crypto.randomUUID() }),
  }),
  'gives one minor unit too much': (wallet) => ({
    post: (posting: Posting) =>
      wallet.post({ ...posting, legs: posting.legs.map((leg) => ({ ...leg, amount: leg.amount + sign(leg.amount) })) }),
  }),
  'refuses a correction that the wallet cannot pay': (wallet) => ({
    adjust: (_memberId: string, posting: Posting) => wallet.post(posting),
  }),
  'lets who owes keep what is paid in': (wallet) => ({
    credit: (_memberId: string, posting: Posting) => wallet.post(posting),
  }),
  'leaves out the last of a batch': (wallet) => ({
    postMany: async (postings: readonly Posting[]) => [...(await wallet.postMany(postings.slice(0, -1))), 'posted'],
  }),
};
const sign = (amount: bigint) => (amount > 0n ? 1n : amount < 0n ? -1n : 0n);

// covers 7.1
for (const [at, [name, faultOf]] of Object.entries(faults).entries())
  test(`detects a ledger that ${name}`, async () => {
    const right = createWalletModule(testKernel(database()));
    const size = { seed: 4711 + at, runs: 1, commands: 400 };
    await assert.rejects(runModel(database(), size, { ...right, ...faultOf(right) }), { name: 'AssertionError' });
  });
