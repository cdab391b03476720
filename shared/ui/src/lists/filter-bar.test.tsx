import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterBar } from './filter-bar.tsx';

const row = { lists: <p>Lists</p>, label: 'Filters' };

test('the button unfolds what it names, and counts what is chosen', async () => {
  render(<FilterBar {...row} first={<p>Vendor</p>} more={<p>Stake</p>} chosenCount={2} />);
  const button = screen.getByRole('button', { name: 'Filters 2' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  const controlled = button.getAttribute('aria-controls')?.split(' ') ?? [];
  expect(controlled.map((id) => document.getElementById(id)?.textContent)).toEqual(['Vendor', 'Stake']);
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('lists without filters have no button', () => {
  render(<FilterBar {...row} chosenCount={0} />);
  expect(screen.getByText('Lists')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
