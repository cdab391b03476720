import { accepted, answering, asking, type Given } from '../behaviour.ts';
import { codeIs, type PlantedFault, posted } from './plant.ts';

export const rollbackFaults: readonly PlantedFault[] = [
  {
    fault: 'a rollback with a known id is taken for a repeat',
    found: 'the transaction id of a rollback with another content is a conflict',
    plant: () => ({ answered: answering('rollback', codeIs('transaction_conflict', accepted(posted))) }),
  },
  {
    fault: 'a rolled-back bet is reported as taken',
    found: 'a repeat of a bet that was given back is refused',
    plant: () => ({ answered: answering('bet', codeIs('rolled_back', accepted(posted))) }),
  },
  {
    fault: 'a rollback after a win ends the round',
    found: 'a rollback after a win leaves the round open with the win, until a win closes it',
    plant: () => ({
      answered: answering('round', ({ json: { value } }) =>
        value?.state === 'open' ? accepted({ ...value, state: 'rolled_back' }) : undefined,
      ),
    }),
  },
  {
    fault: 'a rollback is forgotten',
    found: 'a rollback gives the stake back and ends the round',
    plant: () => ({ asked: (asked) => (asked.url.endsWith('/rollback') ? { answer: accepted(posted) } : undefined) }),
  },
  {
    fault: 'a repeated rollback has a new answer',
    found: 'a repeated rollback gets the first answer, and a bet is given back once',
    plant() {
      let no = 0;
      const renumbered = (given: Given) => {
        no += 1;
        return given.json.success ? accepted({ ...given.json.value, reference: `again-${no}` }) : undefined;
      };
      return { answered: answering('rollback', renumbered) };
    },
  },
  {
    fault: 'a rollback without a bet leaves nothing',
    found: 'a rollback before its bet leaves a tombstone: the late bet is refused',
    plant: () => ({
      asked: asking('rollback', ({ betTransactionId }) => ({ betTransactionId: `${betTransactionId}-x` })),
    }),
  },
  {
    fault: 'a settled round is given back',
    found: 'a settled round is not rolled back',
    plant: () => ({ answered: answering('rollback', codeIs('round_closed', accepted(posted))) }),
  },
  {
    fault: 'an unknown player gets a balance',
    found: 'a rollback for a player of no launch is refused',
    plant: () => ({ answered: answering('rollback', codeIs('unknown_player', accepted(posted))) }),
  },
];
