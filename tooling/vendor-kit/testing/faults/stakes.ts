import { accepted, answering, asking, refused } from '../behaviour.ts';
import { codeIs, type PlantedFault, posted } from './plant.ts';

const amounts = (fault: string, found: string, from: unknown, to: string): PlantedFault => ({
  fault,
  found,
  plant: () => ({ asked: asking('bet', ({ amount }) => (amount === from ? { amount: to } : undefined)) }),
});

export const stakeFaults: readonly PlantedFault[] = [
  amounts('decimals are added', 'refused: a stake that is without decimals', '1', '1.00'),
  amounts('a word is a stake', 'refused: a stake that is no number', 'all', '1.00'),
  amounts('a sign is left out', 'refused: a stake that is with a sign', '+1.00', '1.00'),
  amounts('zeros are left out', 'refused: a stake that is with zeros before it', '01.00', '1.00'),
  amounts('too much is cut', 'refused: a stake that is above what can be asked for', '1000000000000.00', '1.00'),
  {
    fault: 'a negative win loses its sign',
    found: 'refused: a win that is negative or of three decimals',
    plant: () => ({ asked: asking('win', ({ amount }) => (amount === '-1.00' ? { amount: '1.00' } : undefined)) }),
  },
  amounts('a stake of zero is raised', 'refused: a stake that is zero', '0.00', '0.10'),
  amounts('a negative stake loses its sign', 'refused: a stake that is negative', '-1.00', '1.00'),
  amounts('a third decimal is cut off', 'refused: a stake that is of three decimals', '1.000', '1.00'),
  amounts('a number is taken for text', 'refused: a stake that is a JSON number', 1, '1.00'),
  amounts('a low stake is raised', 'refused: a stake below the minimum of the game', '0.09', '0.10'),
  amounts('a high stake is cut', 'refused: a stake above the maximum of the game', '500.01', '1.00'),
  {
    fault: 'more than the balance is lent',
    found: 'refused: a stake above the balance',
    plant: () => ({ answered: answering('bet', codeIs('insufficient_balance', accepted(posted))) }),
  },
  {
    fault: 'a refused bet keeps the balance to itself',
    found: 'refused: a stake above the maximum of the game',
    plant: () => ({ answered: answering('bet', codeIs('above_maximum', refused('above_maximum'))) }),
  },
];
