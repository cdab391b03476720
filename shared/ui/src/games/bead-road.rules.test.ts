import { type Bead, placeBeads, roadColumns, roadRows } from './bead-road.rules.tsx';

const beads = (from: number, to: number): Bead[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ roundNo: from + at, sign: 'P', tone: 'blue' }));
const placesOf = (list: Bead[]) => placeBeads(list).map(({ roundNo, column, row }) => [roundNo, column, row]);

test('places beads down each column', () => {
  expect(placesOf(beads(1, 6))).toEqual([
    [1, 1, 1],
    [2, 1, 2],
    [3, 1, 3],
    [4, 1, 4],
    [5, 1, 5],
    [6, 2, 1],
  ]);
});

test('keeps every round in its row when the road moves on', () => {
  const rowOf = (list: Bead[], roundNo: number) => placeBeads(list).find((bead) => bead.roundNo === roundNo)?.row;
  expect(rowOf(beads(41, 100), 90)).toBe(rowOf(beads(42, 101), 90));
});

test('leaves a hole where a round was cancelled', () => {
  expect(placesOf([...beads(1, 1), ...beads(3, 3)])).toEqual([
    [1, 1, 1],
    [3, 1, 3],
  ]);
});

test('drops the oldest column when there is no more room', () => {
  for (let latest = 60; latest < 140; latest += 1) {
    const placed = placeBeads(beads(latest - 59, latest));
    expect(placed.at(-1)?.roundNo).toBe(latest);
    for (const { column, row } of placed) {
      expect(column).toBeGreaterThanOrEqual(1);
      expect(column).toBeLessThanOrEqual(roadColumns);
      expect(row).toBeLessThanOrEqual(roadRows);
    }
  }
});

test('draws nothing of no rounds', () => expect(placeBeads([])).toEqual([]));
