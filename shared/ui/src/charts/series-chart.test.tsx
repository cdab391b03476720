import { render, screen, within } from '@testing-library/react';
import { SeriesChart } from './series-chart.tsx';

const shared = {
  title: 'Loads',
  points: ['09:00', '09:02'],
  format: (value: number) => `${value} loads`,
  pointLabel: 'Time',
  emptyText: 'nothing yet',
};

test('lists every figure in a table for who cannot see the chart', () => {
  render(<SeriesChart {...shared} look="lines" series={[{ name: '1.0.0', tone: 0, values: [3, null] }]} />);
  const table = screen.getByRole('table', { name: 'Loads' });
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['Time1.0.0', '09:003 loads', '09:02–']);
});

test('bars of several courses stand on each other', () => {
  const series = [
    { name: '1.0.0', tone: 0, values: [6, 0] },
    { name: '1.1.0', tone: 1, values: [2, 0] },
  ];
  const { container } = render(<SeriesChart {...shared} look="bars" series={series} />);
  const [lower, upper, ...more] = [...container.querySelectorAll('rect')];
  expect(more).toEqual([]);
  const end = Number(upper?.getAttribute('y')) + Number(upper?.getAttribute('height'));
  expect(end).toBeCloseTo(Number(lower?.getAttribute('y')), 5);
});

test('a chart without figures says so', () => {
  render(<SeriesChart {...shared} look="bars" series={[{ name: '1.0.0', tone: 0, values: [0, 0] }]} />);
  expect(screen.getByText('nothing yet')).toBeInTheDocument();
});

test('points of one label leave nothing behind when the picture moves on', () => {
  const moving = (from: number) => {
    const points = Array.from({ length: 6 }, (_, at) => (at < from ? '09:00' : '09:01'));
    const series = [{ name: '1.0.0', tone: 0, values: [1, 1, 1, 1, 1, 1] }];
    return <SeriesChart {...shared} points={points} look="bars" series={series} />;
  };
  const { container, rerender } = render(moving(5));
  for (const from of [4, 3, 2, 1]) rerender(moving(from));
  expect(container.querySelectorAll('rect')).toHaveLength(6);
  expect(within(screen.getByRole('table', { name: 'Loads' })).getAllByRole('row')).toHaveLength(7);
});
