import { accepted, answering, asking, type Behaviour, refused } from '../behaviour.ts';
import { codeIs, type PlantedFault, seenBefore } from './plant.ts';

export const correctionFaults: readonly PlantedFault[] = [
  {
    fault: 'a repeated correction counts',
    found: 'a correction counts once; another content and a number that leaves one out are a conflict',
    plant: () => ({
      answered: answering('correct-result', ({ json }) => (json.success ? accepted({ accepted: true }) : undefined)),
    }),
  },
  {
    fault: 'a correction may change',
    found: 'a correction counts once; another content and a number that leaves one out are a conflict',
    plant: () => ({
      answered: answering('correct-result', codeIs('correction_conflict', accepted({ accepted: true }))),
    }),
  },
  {
    fault: 'a cancelled draw is corrected',
    found: 'what had no result has no correction',
    plant: () => ({ answered: answering('correct-result', codeIs('unknown_event', accepted({ accepted: true }))) }),
  },
  {
    fault: 'a round is settled again as often as it is asked for',
    found: 'a round that is settled again pays the new amount in all; a repeat gets the first answer',
    plant: () => ({ asked: repeatsItemsWithNewIds() }),
  },
  {
    fault: 'a refused item spoils its call',
    found: 'only a round that a win has settled is settled again; each item is judged for itself',
    plant: () => ({ answered: answering('resettle', () => refused('round_open')) }),
  },
];

/** Every item that is repeated gets an id of its own. */
function repeatsItemsWithNewIds(): Behaviour['asked'] {
  const isKnown = seenBefore();
  return asking('resettle', ({ items }) =>
    Array.isArray(items)
      ? {
          items: items.map((item) =>
            isKnown(item.transactionId) ? { ...item, transactionId: `${item.transactionId}-new` } : item,
          ),
        }
      : undefined,
  );
}
