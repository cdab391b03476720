import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeOperatorApi } from '../testing/fake-operator-api.ts';
import { openConsoleAs } from '../testing/open-console.tsx';
import { sampleAnswers } from '../testing/sample-releases.ts';

afterEach(() => {
  location.hash = '';
});

const open = () => openConsoleAs(fakeOperatorApi(sampleAnswers()), ['support']);

// covers 10
test('links the pages, keeps the page over a reload, and opens the first page for an unknown address', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Releases' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('link', { name: 'Audit' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Audit' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Audit' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Releases' })).not.toHaveAttribute('aria-current');
  cleanup();
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Audit' })).toBeInTheDocument();
  cleanup();
  location.hash = '#/nothing';
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Releases' })).toBeInTheDocument();
});
