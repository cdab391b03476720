import { openedDrawOf } from '../../testing/opened-draw-of.ts';
import { trendOf } from './trend.rules.ts';

const of = (gameCode: string, ...boards: { prize: string; numbers: string[] }[][]) =>
  boards.map((prizes, at) => openedDrawOf(`202611${10 + at}`, { gameCode, prizes }));
const timesOf = (draws: ReturnType<typeof of>, value: string) =>
  trendOf(draws).counts.find((count) => count.value === value)?.times;

test('counts endings over all prizes, repeated ones too', () => {
  const draws = of('MB', [
    { prize: 'DB', numbers: ['01234'] },
    { prize: 'G7', numbers: ['34', '07'] },
  ]);
  expect(trendOf(draws)).toMatchObject({ kind: 'endings', draws: 1 });
  expect(trendOf(draws).counts).toHaveLength(100);
  expect([timesOf(draws, '34'), timesOf(draws, '07'), timesOf(draws, '12')]).toEqual([2, 1, 0]);
});

test('counts single-figure balls by figure and dice by their sum', () => {
  const balls = of('FAST_1', [{ prize: 'BALLS', numbers: ['1', '0', '9', '9', '3'] }]);
  expect(trendOf(balls).kind).toBe('figures');
  expect(timesOf(balls, '9')).toBe(2);
  const dice = of(
    'DICE_3',
    [{ prize: 'DICE', numbers: ['6', '6', '6'] }],
    [{ prize: 'DICE', numbers: ['1', '1', '1'] }],
  );
  expect(trendOf(dice).counts.map(({ value }) => value)).toEqual(Array.from({ length: 16 }, (_, at) => String(at + 3)));
  expect([timesOf(dice, '18'), timesOf(dice, '3')]).toEqual([1, 1]);
});

test('ignores cancelled draws, and names nothing hot when all counts are equal', () => {
  const cancelled = openedDrawOf('20261121', { state: 'cancelled', prizes: [] });
  expect(trendOf([cancelled])).toMatchObject({ draws: 0, hot: [], cold: [] });
  const all = of('FAST_1', [{ prize: 'BALLS', numbers: [...'0123456789'] }]);
  expect(trendOf([cancelled, ...all])).toMatchObject({ draws: 1, hot: [], cold: [] });
});

test('lists up to five hot endings from the most and cold ones from the least frequent', () => {
  const trend = trendOf(of('FAST_1', [{ prize: 'BALLS', numbers: [...'0000111223'] }]));
  expect(trend.hot.map(({ value }) => value)).toEqual(['0', '1']);
  expect(trend.cold.map(({ value }) => value)).toEqual(['4', '5', '6', '7', '8']);
});
