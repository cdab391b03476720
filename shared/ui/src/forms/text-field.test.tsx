import { render, screen } from '@testing-library/react';
import { Checkbox } from './checkbox.tsx';
import { TextField } from './text-field.tsx';

// covers 8
test('ties an error to its field and announces it in an existing live region', () => {
  const { rerender, container } = render(<TextField label="Username" />);
  const liveRegion = container.querySelector('[aria-live="polite"]');
  expect(liveRegion).toBeEmptyDOMElement();
  rerender(<TextField label="Username" error="This field is required" />);
  expect(liveRegion).toHaveTextContent('This field is required');
  const field = screen.getByLabelText('Username');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('This field is required');
});

test('the same of a checkbox', () => {
  const { rerender, container } = render(<Checkbox label="I agree" />);
  const liveRegion = container.querySelector('[aria-live="polite"]');
  rerender(<Checkbox label="I agree" error="Please accept the terms." />);
  expect(liveRegion).toHaveTextContent('Please accept the terms.');
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please accept the terms.');
});
