import type { FeltLayout, FeltSpot } from '../chips/chip-felt.ts';
import { drawnField, evenChances, spotsInOrder } from './roulette-felt.ts';
import { foldedPosition, gridPositionOf } from './roulette-layout.rules.ts';

/** Sides of a number's field; all is eight of them wide and seven high. */
const wide = 46;
const high = 45;
/** A bet on a border is this part of a side thick, and that part long. */
const thin = 0.36;
const long = 0.6;

/** The European layout for phones: rows in two halves side by side, even chances on the left, dozens on the right. */
function halves(): FeltLayout {
  const spots = spotsInOrder.map(({ id, numbers }): FeltSpot => {
    if (id.startsWith('dozen')) return at(id, { right: 7.5, down: (Number(id.slice(5)) - 0.5) * (7 / 3) }, [1, 7 / 3]);
    if (id.startsWith('column')) return at(id, { right: 3.5 + Number(id.slice(6)), down: 6.5 }, [1, 1]);
    const nth = evenChances.indexOf(id);
    if (nth >= 0) return at(id, { right: 0.5, down: (nth + 0.5) * (7 / 6) }, [1, 7 / 6]);
    const place = gridPositionOf(id);
    if (!place) return at(id, { right: 2.5, down: 0.5 }, [3, 1]);
    const { down, right } = foldedPosition(place);
    // Bets on the fold are at the lower edge of the felt, moved fully inside it.
    const middle = { right: right + 1, down: Math.min(down, 7 - thin / 2) };
    if (numbers.length === 1) return at(id, middle, [1, 1]);
    const isOnLineDown = !Number.isInteger(down);
    const isOnLineAcross = !Number.isInteger(right);
    return { ...at(id, middle, [isOnLineAcross ? long : thin, isOnLineDown ? long : thin]), isBorder: true };
  });
  const fold = `<path d="M${4 * wide} 0v${7 * high}" stroke="#f6e7bd" stroke-width="3.5"/>`;
  return { width: 8 * wide, height: 7 * high, markup: () => spots.map(drawnField).join('') + fold, spots };
}

/** A spot by its middle and size, both in sides of a field. */
function at(id: string, { right, down }: { right: number; down: number }, [width, height]: [number, number]): FeltSpot {
  return { id, x: right * wide, y: down * high, width: width * wide, height: height * high };
}

export const halvesFelt = halves();
