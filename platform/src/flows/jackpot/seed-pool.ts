import { minorUnits } from '@portal/shared/contract/amounts';
import { Refusal } from '../../kernel/refusal.ts';
import { between } from '../../modules/wallet/index.ts';
import { type JackpotDeps, jackpotFunding, jackpotPool } from './pool.ts';

/** From the house into the pool, once for each `start`. */
export async function seedPool({ wallet, content }: JackpotDeps, start: string): Promise<void> {
  const seed = minorUnits(await content.settings.get('jackpot.seed'));
  if (seed === 0n) return;
  const movement = { source: 'jackpot', reference: `seed:${start}`, kind: 'jackpot-seed' };
  await wallet.post({ ...movement, legs: between(jackpotFunding, jackpotPool, seed) });
}

/** The first seed of a pool that was never won; nothing when it is there, of whatever amount it was. */
export async function seedFirst(deps: JackpotDeps): Promise<void> {
  try {
    await seedPool(deps, 'first');
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'transaction_conflict') throw error;
  }
}
