import { accepted, answering, type Given, refused } from '../behaviour.ts';
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
    fault: 'an item that cannot be read refuses its batch',
    found: 'an item that cannot be read is refused in its place, and spoils no other',
    plant: () => ({ answered: answering('settle', () => refused('invalid_input')) }),
  },
  {
    fault: 'an item that cannot be read is left out of the answer',
    found: 'an item that cannot be read is refused in its place, and spoils no other',
    plant: () => ({ answered: answering('settle', withoutRefused) }),
  },
  {
    fault: 'the second of two same items is a conflict',
    found: 'the same item twice in a call is posted once, and answered twice',
    plant: () => ({ answered: answering('settle', secondInConflict) }),
  },
  {
    fault: 'a batch of nothing is taken',
    found: 'refused: no items, and more than a thousand',
    plant: () => ({ answered: answering('settle', codeIs('invalid_input', accepted({ results: [] }))) }),
  },
];

function reversed({ json }: Given): Given | undefined {
  const results = json.value?.results;
  return Array.isArray(results) ? accepted({ results: results.toReversed() }) : undefined;
}

function withoutRefused({ json }: Given): Given | undefined {
  const results = json.value?.results;
  return Array.isArray(results)
    ? accepted({ results: results.filter(({ status }) => status !== 'refused') })
    : undefined;
}

function secondInConflict({ json }: Given): Given | undefined {
  const results = json.value?.results;
  if (!Array.isArray(results)) return undefined;
  const { transactionId } = results[1] ?? {};
  return accepted({ results: [results[0], { transactionId, status: 'refused', code: 'transaction_conflict' }] });
}
