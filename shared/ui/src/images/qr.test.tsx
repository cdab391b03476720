import { render, screen } from '@testing-library/react';
import { Qr, qrDefaults } from './qr.tsx';

test('has the constants of docs/product.md 9', () => {
  expect(qrDefaults).toEqual({ size: 200, margin: 20, footerSize: 100 });
});

/** Edge, white border, and the edge of the code that is left between. */
// covers 9
test.each([
  [undefined, undefined, 200, 20, 160],
  [100, undefined, 100, 10, 80],
  [300, 12, 300, 12, 276],
])('size %s and margin %s: %i px with %i px of white around %i px', async (size, margin, edge, border, code) => {
  const { container } = render(<Qr address="https://lantern.example" title="The app" {...{ size, margin }} />);
  const picture = await screen.findByRole('img', { name: 'The app' });
  expect(picture).toHaveAttribute('width', String(code));
  expect(container.firstChild).toHaveStyle({ width: `${edge}px`, height: `${edge}px`, padding: `${border}px` });
});

// covers 9
test('black on white in every theme', async () => {
  const { container } = render(<Qr address="https://lantern.example" title="The app" />);
  await screen.findByRole('img', { name: 'The app' });
  const colours = [...container.querySelectorAll('path')].map((path) => path.getAttribute('fill'));
  expect(colours).toEqual(['#ffffff', '#000000']);
});
