import { render, screen } from '@testing-library/react';
import { BarChart } from './chart.tsx';

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
