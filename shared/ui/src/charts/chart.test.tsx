import { render, screen } from '@testing-library/react';
import { BarChart, LineChart } from './chart.tsx';

test('carries every value in a table for screen readers', () => {
  const points = [
    { label: '1 May', value: 120 },
    { label: '2 May', value: -40 },
  ];
  render(
    <BarChart
      title="Profit"
      points={points}
      format={(value) => `P${value}`}
      labels={{ point: 'Day', value: 'Profit' }}
    />,
  );
  expect(screen.getByRole('table', { name: 'Profit' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: '2 May P-40' })).toBeInTheDocument();
});

test('the label of a bar at the edge stays within the lines', () => {
  const points = Array.from({ length: 12 }, (_, at) => ({ label: `${at + 1} May`, value: at === 11 ? 90_000 : 5 }));
  const { container } = render(
    <BarChart
      title="Profit"
      points={points}
      format={(value) => `P${value}.00`}
      labels={{ point: 'Day', value: 'P' }}
    />,
  );
  const label = [...container.querySelectorAll('text')].find(
    ({ textContent, classList }) => textContent === 'P90000.00' && classList.contains('direct'),
  );
  const line = container.querySelector('path[d^="M8 "]')?.getAttribute('d');
  const end = Number(line?.split('H')[1]);
  expect(end).toBeGreaterThan(0);
  expect(Number(label?.getAttribute('x')) + ('P90000.00'.length * 13) / 2).toBeLessThanOrEqual(end);
});

// covers 2.5, 2.6
test('each point can be hovered and shows its label and value', () => {
  const points = [
    { label: '1 May', value: 120 },
    { label: '2 May', value: -40 },
    { label: '3 May', value: 0 },
  ];
  for (const Chart of [BarChart, LineChart]) {
    const { container, unmount } = render(
      <Chart title="Profit" points={points} format={(value) => `P${value}`} labels={{ point: 'Day', value: 'P' }} />,
    );
    const pointElements = [...container.querySelectorAll('.point')];
    expect(pointElements.map(({ textContent }) => textContent)).toEqual(['1 May: P120', '2 May: P-40', '3 May: P0']);
    const areas = pointElements.map((point) => point.querySelector('rect'));
    const ends = areas.map((area) => [Number(area?.getAttribute('x')), Number(area?.getAttribute('width'))] as const);
    for (const [at, [x]] of ends.entries()) {
      const [before, width] = ends[at - 1] ?? [x, 0];
      expect(x).toBeCloseTo(before + width);
    }
    unmount();
  }
});
