import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPortal } from '../../../testing/open-portal.tsx';
import { Snow } from './snow.tsx';

const { matchMedia } = window;
afterEach(() => {
  window.matchMedia = matchMedia;
});

// covers 2.4
test('snow falls and can be stopped', async () => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  const { show } = await openPortal();
  const { container } = show(<Snow />);
  expect(container.querySelector('[data-still]')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Stop the snow' }));
  expect(container.querySelector('[data-still]')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Let it snow' })).toBeVisible();
});

test('shows no snow with reduced motion', async () => {
  window.matchMedia = (media) => ({ matches: media.includes('reduce') }) as MediaQueryList;
  const { show } = await openPortal();
  show(<Snow />);
  expect(screen.queryByRole('button')).toBeNull();
});
