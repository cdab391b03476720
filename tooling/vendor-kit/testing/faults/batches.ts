import { answering, type Given, refused, taken } from '../behaviour.ts';
import { codeIs, type PlantedFault } from './plant.ts';

export const batchFaults: readonly PlantedFault[] = [
  {
    fault: 'a batch is answered in another order',
    found: 'each item is judged for itself and answered in its place; a repeat gets the first answers',
    plant: () => ({ answered: answering('settle', reversed) }),
  },
  {
    fault: 'a refused item spoils its batch',
    found: 'each item is judged for itself and answered in its place; a repeat gets the first answers',
    plant: () => ({ answered: answering('settle', () => refused('unknown_round')) }),
  },
  {
    fault: 'a batch of nothing is taken',
    found: 'refused: no items, and more than a thousand',
    plant: () => ({ answered: answering('settle', codeIs('invalid_input', taken({ results: [] }))) }),
  },
];

function reversed({ json }: Given): Given | undefined {
  const results = json.value?.results;
  return Array.isArray(results) ? taken({ results: results.toReversed() }) : undefined;
}
