import type { BrowserKeys } from '@portal/shared/remote/keys/browser-keys';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createConsoleParts } from '../console-parts.ts';
import { OperatorConsole } from '../operator-console.tsx';
import { createSessionStore, type SessionStore } from '../session/session-store.ts';
import type { FakeOperatorApi } from './fake-operator-api.ts';

const noKeys: BrowserKeys = {
  isThere: () => false,
  prove: () => Promise.reject(new Error('no key')),
  autofill: async () => undefined,
  make: () => Promise.reject(new Error('no key')),
};

/** Renders the whole console in English with the given platform. */
export function openConsole(api: FakeOperatorApi, session = createSessionStore(), keys: BrowserKeys = noKeys): void {
  const parts = createConsoleParts({ language: () => 'EN', fetch: api.fetch, session, securityKeys: keys });
  render(<OperatorConsole parts={parts} />);
}

/** Renders the console for an operator who is logged in, with the token `token-1`. */
export function openConsoleAs(
  api: FakeOperatorApi,
  roles = ['release'],
  session: SessionStore = createSessionStore(),
  keys: BrowserKeys = noKeys,
) {
  session.open({ token: 'token-1', username: 'operator', roles });
  openConsole(api, session, keys);
}

/** Presses the button once it is there, and returns the queries of the dialog that it opens. */
export async function openDialog(button: string) {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}
