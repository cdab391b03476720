import { accepted, answering, asking, refused } from '../behaviour.ts';
import { codeIs, type PlantedFault, posted, repeatsWithNewIds, seenBefore } from './plant.ts';

export const betFaults: readonly PlantedFault[] = [
  {
    fault: 'a repeated bet is another bet',
    found: 'a repeated bet gets the first answer and moves nothing',
    plant: () => ({ asked: repeatsWithNewIds('bet') }),
  },
  {
    fault: 'copies of a bet are bets',
    found: 'ten copies of a bet at once are one bet',
    plant: () => ({ asked: repeatsWithNewIds('bet') }),
  },
  {
    fault: 'a bet with a known id is taken for a repeat',
    found: 'the transaction id of a bet with another content is a conflict',
    plant: () => ({ answered: answering('bet', codeIs('transaction_conflict', accepted(posted))) }),
  },
  {
    fault: 'a stake is not taken',
    found: 'a bet takes the stake and opens the round',
    plant: () => ({ asked: asking('bet', () => ({ amount: '0.50' })) }),
  },
  {
    fault: 'a round takes one bet only',
    found: 'an open round takes another bet',
    plant() {
      const isKnown = seenBefore();
      return {
        answered: answering('bet', (_, { roundId }) => (isKnown(roundId) ? refused('round_closed') : undefined)),
      };
    },
  },
  {
    fault: 'every win closes the round',
    found: 'a second win is paid until one closes the round',
    plant: () => ({ asked: asking('win', () => ({ closeRound: true })) }),
  },
  {
    fault: 'no win closes the round',
    found: 'a win pays and closes the round; a repeat gets the first answer',
    plant: () => ({ asked: asking('win', () => ({ closeRound: false })) }),
  },
  {
    fault: 'a win is a cent short',
    found: 'a win pays and closes the round; a repeat gets the first answer',
    plant: () => ({ asked: asking('win', ({ amount }) => (amount === '1.00' ? { amount: '0.99' } : undefined)) }),
  },
  {
    fault: 'a win with a known id is taken for a repeat',
    found: 'the transaction id of a win with another content is a conflict',
    plant: () => ({ answered: answering('win', codeIs('transaction_conflict', accepted(posted))) }),
  },
  {
    fault: 'a win needs no round',
    found: 'a win of a round that nobody opened is refused',
    plant: () => ({ answered: answering('win', codeIs('unknown_round', accepted(posted))) }),
  },
  {
    fault: 'a closed round takes what comes',
    found: 'a closed round takes neither a bet nor a win',
    plant: () => ({ asked: asking('bet', ({ transactionId }) => ({ roundId: `${transactionId}-own` })) }),
  },
];
