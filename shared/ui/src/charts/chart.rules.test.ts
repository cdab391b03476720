import { chartScale } from './chart.rules.ts';

test('zero is always on the axis and steps are round', () => {
  expect(chartScale([120, 480, 310])).toEqual({ low: 0, high: 600, ticks: [0, 200, 400, 600] });
  expect(chartScale([-30, 70]).ticks).toEqual([-50, 0, 50, 100]);
});

test('no values and equal values still give an axis', () => {
  expect(chartScale([])).toMatchObject({ low: 0 });
  expect(chartScale([]).high).toBeGreaterThan(0);
  expect(chartScale([0, 0]).high).toBeGreaterThan(0);
});
