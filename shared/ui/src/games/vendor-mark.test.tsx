import { fireEvent, render } from '@testing-library/react';
import { VendorMark } from './vendor-mark.tsx';

test.each([
  ['Bright Studio', 'BS'],
  ['AV Esports', 'AV'],
  ['Evolution', 'EV'],
  ['x', 'X'],
  ['', ''],
])('%s is marked %s', (name, letters) => {
  const { container } = render(<VendorMark name={name} gameType="RNG" />);
  expect(container).toHaveTextContent(letters, { normalizeWhitespace: true });
  expect(container.textContent).toBe(letters);
});

test('a word of the name has a drawing of its own, and two words two', () => {
  const drawing = (name: string) => {
    const { container } = render(<VendorMark name={name} gameType="RNG" />);
    expect(container.textContent).toBe('');
    return container.querySelector('svg')?.innerHTML;
  };
  expect(drawing('Tide Games')).toBe(drawing('The wave'));
  expect(drawing('Tide Games')).not.toBe(drawing('Ember Play'));
});

test("a vendor's own mark replaces its letters, which return if it fails to load", () => {
  const { container } = render(<VendorMark name="Bright Studio" gameType="RNG" image="/pictures/mark.svg" />);
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('src', '/pictures/mark.svg');
  expect(container.textContent).toBe('');
  fireEvent.error(image ?? container);
  expect(container.textContent).toBe('BS');
});
