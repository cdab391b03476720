import { batchFaults } from './faults/batches.ts';
import { betFaults } from './faults/bets-and-wins.ts';
import { correctionFaults } from './faults/corrections.ts';
import { foreignFaults } from './faults/foreign-rounds.ts';
import { jackpotFaults } from './faults/jackpot.ts';
import { launchFaults } from './faults/launch.ts';
import type { PlantedFault } from './faults/plant.ts';
import { resultFaults } from './faults/results.ts';
import { rollbackFaults } from './faults/rollbacks.ts';
import { signingFaults } from './faults/signing.ts';
import { stakeFaults } from './faults/stakes.ts';

/** Every fault that a run of the kit must find. */
export const plantedFaults: readonly PlantedFault[] = [
  ...signingFaults,
  ...launchFaults,
  ...stakeFaults,
  ...betFaults,
  ...rollbackFaults,
  ...foreignFaults,
  ...batchFaults,
  ...resultFaults,
  ...correctionFaults,
  ...jackpotFaults,
];
