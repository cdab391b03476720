import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs.tsx';

function Sample() {
  const [value, setValue] = useState<'a' | 'b'>('a');
  const items = [
    { value: 'a' as const, label: 'First' },
    { value: 'b' as const, label: 'Second' },
  ];
  return (
    <Tabs label="Kinds" items={items} value={value} onChange={setValue}>
      {value}
    </Tabs>
  );
}

test('arrows choose the next tab and wrap around', async () => {
  render(<Sample />);
  screen.getByRole('tab', { name: 'First' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Second', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Second' })).toHaveTextContent('b');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'First', selected: true })).toHaveFocus();
});
