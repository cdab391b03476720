import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from './menu.tsx';

const onSelect = jest.fn();
const items = [
  { id: 'account', label: 'My account', onSelect },
  { id: 'out', label: 'Sign out', onSelect: () => {} },
];

test('opens by arrow, moves, and gives the focus back on Escape', async () => {
  render(<Menu label="Account" trigger="A" items={items} />);
  const button = screen.getByRole('button', { name: 'Account' });
  button.focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'My account' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('a chosen item closes the menu and acts once', async () => {
  render(<Menu label="Account" trigger="A" items={items} />);
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'My account' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('a press outside closes it', async () => {
  render(<Menu label="Account" trigger="A" items={items} />);
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  await userEvent.click(document.body);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
