import { screen, within } from '@testing-library/react';
import { openPortal } from '../../../testing/open-portal.tsx';
import { AccessibilityPage } from './accessibility-page.tsx';

// covers 2.1
test('states conformance, what is not met, how to report it and when it was reviewed', async () => {
  const { show } = await openPortal({ at: '/accessibility' });
  show(<AccessibilityPage />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Conformance' })).getByText(/WCAG 2\.2, level AA/)).toBeVisible();
  const missing = screen.getByRole('region', { name: 'What is not met yet' });
  expect(within(missing).getAllByRole('listitem').length).toBeGreaterThan(2);
  const report = screen.getByRole('region', { name: 'Report a barrier' });
  expect(within(report).getByRole('link', { name: 'Send a message' })).toHaveAttribute('href', '/help#feedback');
  expect(screen.getByText('Last reviewed on November 30, 2026.')).toBeVisible();
});
