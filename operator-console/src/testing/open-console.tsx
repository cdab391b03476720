import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createConsoleParts } from '../console-parts.ts';
import { OperatorConsole } from '../operator-console.tsx';
import { createSessionStore, type SessionStore } from '../session/session-store.ts';
import type { FakeOperatorApi } from './fake-operator-api.ts';

/** Renders the whole console in English with the given platform. */
export function openConsole(api: FakeOperatorApi, session = createSessionStore()): void {
  render(<OperatorConsole parts={createConsoleParts({ language: () => 'EN', fetch: api.fetch, session })} />);
}

/** Renders the console for an operator who is logged in, with the token `token-1`. */
export function openConsoleAs(api: FakeOperatorApi, roles = ['release'], session: SessionStore = createSessionStore()) {
  session.open({ token: 'token-1', username: 'operator', roles });
  openConsole(api, session);
}

/** Presses the button once it is there, and returns the queries of the dialog that it opens. */
export async function openDialog(button: string) {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}
