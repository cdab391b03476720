import { accepted, answering } from '../behaviour.ts';
import { codeIs, type PlantedFault } from './plant.ts';

export const resultFaults: readonly PlantedFault[] = [
  {
    fault: 'a repeated result counts',
    found: 'an event goes from opened to its result; repeats and late states do not count',
    plant: () => ({
      answered: answering('results', (given) => (given.json.success ? accepted({ accepted: 2 }) : undefined)),
    }),
  },
  {
    fault: 'a result may change',
    found: 'another end is refused with its whole call, and the event is named',
    plant: () => ({ answered: answering('results', codeIs('result_conflict', accepted({ accepted: 1 }))) }),
  },
  {
    fault: 'results of any game are taken',
    found: 'results of an unknown game are refused',
    plant: () => ({ answered: answering('results', codeIs('unknown_game', accepted({ accepted: 1 }))) }),
  },
];
