import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BalanceLabel } from './balance-label.tsx';

const labels = { balance: 'Balance', refresh: 'Refresh', show: 'Show balance', hide: 'Hide balance' };

test('a hidden balance shows three stars and no figure', () => {
  render(
    <BalanceLabel amount="1234.50" symbol="P" isMasked onToggle={() => {}} onRefresh={() => {}} labels={labels} />,
  );
  expect(screen.getByRole('button', { name: /Balance/ })).toHaveTextContent('***');
  expect(screen.queryByText(/1,234/)).not.toBeInTheDocument();
});

test('a press on the figure refreshes, a press on the eye hides', async () => {
  const onToggle = jest.fn();
  const onRefresh = jest.fn();
  render(<BalanceLabel amount="1.00" symbol="P" isMasked={false} {...{ onToggle, onRefresh, labels }} />);
  await userEvent.click(screen.getByRole('button', { name: /Balance/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Hide balance' }));
  expect(onRefresh).toHaveBeenCalledTimes(1);
  expect(onToggle).toHaveBeenCalledTimes(1);
});
