import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeOperatorApi, fakeOperatorApi } from '../testing/fake-operator-api.ts';
import { openConsole, openConsoleAs } from '../testing/open-console.tsx';
import { sampleAnswers } from '../testing/sample-releases.ts';

const english = 'Demo: nothing here is real money';
let api: FakeOperatorApi;

/** Marks the document as the platform does in a public demo. */
function markAsDemo(): void {
  const mark = document.createElement('meta');
  mark.name = 'public-demo';
  document.head.append(mark);
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  location.hash = '';
  api = fakeOperatorApi(sampleAnswers());
});
afterEach(() => {
  cleanup();
  document.querySelector('meta[name="public-demo"]')?.remove();
});

// covers 10
test('shows above the login and above every page that the console is of a public demo, in its language', async () => {
  markAsDemo();
  openConsole(api);
  expect(await screen.findByText(english)).toBeVisible();
  cleanup();
  openConsoleAs(api);
  expect(await screen.findByText(english)).toBeVisible();
  act(() => location.assign('#/audit'));
  expect(await screen.findByRole('heading', { name: 'Audit' })).toBeVisible();
  expect(screen.getByText(english)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '中文' }));
  expect(screen.getByText('演示环境：这里的一切都不是真钱')).toBeVisible();
});

test('shows no such line otherwise', async () => {
  openConsole(api);
  expect(await screen.findByLabelText('Username')).toBeVisible();
  expect(screen.queryByText(english)).toBeNull();
  cleanup();
  openConsoleAs(api);
  expect(await screen.findByRole('heading', { name: 'Releases' })).toBeVisible();
  expect(screen.queryByText(english)).toBeNull();
});
