import { render } from '@testing-library/react';
import { VendorMark } from './vendor-mark.tsx';

test.each([
  ['Lantern Studio', 'LS'],
  ['Evolution', 'EV'],
  ['x', 'X'],
  ['', ''],
])('%s is marked %s', (name, letters) => {
  const { container } = render(<VendorMark name={name} gameType="RNG" />);
  expect(container).toHaveTextContent(letters, { normalizeWhitespace: true });
  expect(container.textContent).toBe(letters);
});
