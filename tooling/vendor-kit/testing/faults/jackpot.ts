import { accepted, answering } from '../behaviour.ts';
import { codeIs, type PlantedFault, posted } from './plant.ts';

export const jackpotFaults: readonly PlantedFault[] = [
  {
    fault: 'the jackpot needs no round',
    found: 'refused: the jackpot of an unknown and of a closed round',
    plant: () => ({
      answered: answering('jackpot-win', codeIs('unknown_round', accepted({ ...posted, amount: '1.00' }))),
    }),
  },
  {
    fault: 'every game has a jackpot',
    found: 'refused: the jackpot of a game that has none',
    plant: () => ({
      answered: answering('jackpot-win', codeIs('no_jackpot', accepted({ ...posted, amount: '1.00' }))),
    }),
  },
];
