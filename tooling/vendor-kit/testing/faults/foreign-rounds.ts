import { accepted, answering, asking } from '../behaviour.ts';
import { codeIs, type PlantedFault, posted } from './plant.ts';

export const foreignFaults: readonly PlantedFault[] = [
  {
    fault: 'a win of any game is paid',
    found: 'refused: a win of the round for another game or an unknown player',
    plant: () => ({ asked: asking('win', () => ({ gameCode: 'test-slot' })) }),
  },
  {
    fault: 'a round belongs to every player',
    found: 'refused: bet, win and rollback of another player in the round',
    plant: () => ({ answered: answering('win', codeIs('foreign_round', accepted(posted))) }),
  },
];
