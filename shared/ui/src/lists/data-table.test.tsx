import { render, screen, within } from '@testing-library/react';
import { type Column, DataTable } from './data-table.tsx';

type Bet = { id: string; game: string; stake: string };

const columns: Column<Bet>[] = [
  { id: 'game', title: 'Game', cell: (bet) => bet.game, isLead: true },
  { id: 'stake', title: 'Stake', cell: (bet) => bet.stake, isNumeric: true },
];
const common = { caption: 'Bets', columns, rowKey: (bet: Bet) => bet.id, empty: <p>No bets yet</p> };

test('lists rows under named columns with a totals row', () => {
  render(<DataTable {...common} rows={[{ id: '1', game: 'Koi Pond', stake: '5.00' }]} totals={{ stake: '5.00' }} />);
  const table = screen.getByRole('table', { name: 'Bets' });
  expect(within(table).getByRole('columnheader', { name: 'Stake' })).toBeInTheDocument();
  expect(within(table).getByRole('cell', { name: 'Koi Pond' })).toBeInTheDocument();
  expect(within(table).getAllByRole('cell', { name: '5.00' })).toHaveLength(2);
});

test('is busy while the first page loads', () => {
  render(<DataTable {...common} />);
  expect(screen.getByRole('table', { name: 'Bets' })).toHaveAttribute('aria-busy', 'true');
});

test('shows the empty and the failed state instead of a bare table', () => {
  const { rerender } = render(<DataTable {...common} rows={[]} />);
  expect(screen.getByText('No bets yet')).toBeInTheDocument();
  rerender(<DataTable {...common} failed={<p>Try again</p>} />);
  expect(screen.getByText('Try again')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
