import { render } from '@testing-library/react';
import { createConsoleParts } from '../console-parts.ts';
import { OperatorConsole } from '../operator-console.tsx';
import type { SessionStore } from '../session/session-store.ts';
import type { FakeOperatorApi } from './fake-operator-api.ts';

/** Renders the whole console in English with the given platform. */
export function openConsole(api: FakeOperatorApi, session: SessionStore): void {
  render(<OperatorConsole parts={createConsoleParts({ language: () => 'EN', fetch: api.fetch, session })} />);
}
