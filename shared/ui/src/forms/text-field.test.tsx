import { render, screen } from '@testing-library/react';
import { Checkbox } from './checkbox.tsx';
import { TextField } from './text-field.tsx';

// covers 8
test('ties an error to its field and announces it in an existing live region', () => {
  const { rerender, container } = render(<TextField label="Username" />);
  const liveRegion = container.querySelector('[aria-live="polite"]');
  expect(liveRegion).toBeEmptyDOMElement();
  rerender(<TextField label="Username" error="Input cannot be empty" />);
  expect(liveRegion).toHaveTextContent('Input cannot be empty');
  const field = screen.getByLabelText('Username');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Input cannot be empty');
});

test('the same of a checkbox', () => {
  const { rerender, container } = render(<Checkbox label="I agree" />);
  const liveRegion = container.querySelector('[aria-live="polite"]');
  rerender(<Checkbox label="I agree" error="Please accept the terms." />);
  expect(liveRegion).toHaveTextContent('Please accept the terms.');
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please accept the terms.');
});
