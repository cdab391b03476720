import { batchChecks } from './checks/batches.ts';
import { betChecks } from './checks/bets-and-wins.ts';
import { correctionChecks } from './checks/corrections.ts';
import { foreignChecks } from './checks/foreign-rounds.ts';
import { jackpotChecks } from './checks/jackpot.ts';
import { launchChecks } from './checks/launch.ts';
import { resultChecks } from './checks/results.ts';
import { rollbackChecks } from './checks/rollbacks.ts';
import { signingChecks } from './checks/signing.ts';
import { stakeChecks } from './checks/stakes.ts';
import type { Check } from './kit.ts';

/** In order of execution: first what all others depend on. */
export const allChecks: readonly Check[] = [
  ...signingChecks,
  ...launchChecks,
  ...stakeChecks,
  ...betChecks,
  ...rollbackChecks,
  ...foreignChecks,
  ...batchChecks,
  ...resultChecks,
  ...correctionChecks,
  ...jackpotChecks,
];
