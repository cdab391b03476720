import type { OpenedDraw } from '@portal/shared/contract/lottery/opened-numbers';

type Prizes = OpenedDraw['prizes'];

const most = { prizes: 60, numbers: 60 };
const prizeName = /^[A-Z0-9]{1,10}$/;
const drawnNumber = /^\d{1,10}$/;

/**
 * Parses a studio's board ("DB 12345; G1 67890; G2 11111 22222") in order; undefined when it is not one, because
 * players read what studios send.
 */
export function boardOf(text: string): Prizes | undefined {
  const prizes = text
    .trim()
    .split(/\s*;\s*/)
    .map((part) => {
      const [prize = '', ...numbers] = part.split(/\s+/);
      return { prize, numbers };
    });
  const isBoard =
    prizes.length <= most.prizes &&
    new Set(prizes.map(({ prize }) => prize)).size === prizes.length &&
    prizes.every(isPrize);
  return isBoard ? prizes : undefined;
}

function isPrize({ prize, numbers }: Prizes[number]): boolean {
  const isLong = numbers.length === 0 || numbers.length > most.numbers;
  return prizeName.test(prize) && !isLong && numbers.every((number) => drawnNumber.test(number));
}
