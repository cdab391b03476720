import { fireEvent, render } from '@testing-library/react';
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

test("a vendor's own mark stands for its letters, and they for one that does not come", () => {
  const { container } = render(<VendorMark name="Lantern Studio" gameType="RNG" image="/pictures/mark.svg" />);
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('src', '/pictures/mark.svg');
  expect(container.textContent).toBe('');
  fireEvent.error(image ?? container);
  expect(container.textContent).toBe('LS');
});
