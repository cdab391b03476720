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
