import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox } from './checkbox.tsx';

function Once() {
  const [isChosen, setIsChosen] = useState(false);
  return (
    <Checkbox
      label="Carry losses"
      checked={isChosen}
      disabled={isChosen}
      onChange={({ target }) => setIsChosen(target.checked)}
    />
  );
}

test('keeps the focus when its press disables it, and cannot be changed back', async () => {
  render(<Once />);
  await userEvent.tab();
  await userEvent.keyboard('  ');
  const box = screen.getByRole('checkbox', { name: 'Carry losses' });
  expect(box).toHaveFocus();
  expect(box).toHaveAttribute('aria-disabled', 'true');
  expect(box).toBeChecked();
});
