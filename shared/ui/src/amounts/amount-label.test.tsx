import { render, screen } from '@testing-library/react';
import { AmountLabel } from './amount-label.tsx';

test('writes a real minus and comma thousands', () => {
  render(<AmountLabel amount="-1234567.50" data-testid="amount" />);
  expect(screen.getByTestId('amount')).toHaveTextContent('\u22121,234,567.50');
});

test('says a win by its sign, not by its colour alone', () => {
  render(<AmountLabel amount={2500} kind="signed" symbol="P" data-testid="amount" />);
  expect(screen.getByTestId('amount')).toHaveTextContent('+P25.00');
});

test('zero has no sign', () => {
  render(<AmountLabel amount={0n} kind="signed" data-testid="amount" />);
  expect(screen.getByTestId('amount').textContent).toBe('0.00');
});
