import { minorUnits } from '@portal/shared/contract/money/amounts';
import { Refusal } from '../../kernel/calls/refusal.ts';
import { between } from '../../modules/wallet/index.ts';
import { type JackpotDeps, jackpotFunding, jackpotPool } from './pool.ts';

/** Posts the seed from the house account into the pool, once for each `start`. */
export async function seedPool({ wallet, settings }: JackpotDeps, start: string): Promise<void> {
  const seed = minorUnits(await settings.get('jackpot.seed'));
  if (seed === 0n) return;
  const movement = { source: 'jackpot', reference: `seed:${start}`, kind: 'jackpot-seed' };
  await wallet.post({ ...movement, legs: between(jackpotFunding, jackpotPool, seed) });
}

/** Posts the first seed of a pool that was never won; does nothing if it exists, whatever its amount. */
export async function seedFirst(deps: JackpotDeps): Promise<void> {
  try {
    await seedPool(deps, 'first');
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'transaction_conflict') throw error;
  }
}
