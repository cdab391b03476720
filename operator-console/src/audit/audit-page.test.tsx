import { listAudit } from '@portal/shared/contract/operator/operator-calls';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createSessionStore } from '../session/session-store.ts';
import { fakeOperatorApi, told } from '../testing/fake-operator-api.ts';
import { openConsole } from '../testing/open-console.tsx';
import { sampleAnswers } from '../testing/sample-releases.ts';

afterEach(() => {
  location.hash = '';
});

test('the audit tells who did what, page by page', async () => {
  const api = fakeOperatorApi(sampleAnswers());
  api.tell(
    told(listAudit, ({ pageNo = 1 }) => ({
      list: [
        {
          ...{ id: String(pageNo), at: '2026-11-20T09:00:00.000Z', who: 'operator2', act: 'rollback-release' },
          ...{ target: 'remote-games 1.2.0', why: `reason of page ${pageNo}`, detail: {} },
        },
      ],
      totalPages: 2,
    })),
  );
  const session = createSessionStore();
  session.open({ token: 'token-1', username: 'operator', roles: ['support'] });
  openConsole(api, session);
  await userEvent.click(await screen.findByRole('link', { name: 'Audit' }));
  expect(await screen.findByRole('row', { name: /rollback-release.*operator2.*reason of page 1/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('reason of page 2')).toBeInTheDocument();
});
