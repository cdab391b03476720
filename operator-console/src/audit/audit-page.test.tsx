import { listAudit } from '@portal/shared/contract/operators/audit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createSessionStore } from '../session/session-store.ts';
import { answering, fakeOperatorApi } from '../testing/fake-operator-api.ts';
import { openConsole } from '../testing/open-console.tsx';
import { sampleAnswers } from '../testing/sample-releases.ts';

afterEach(() => {
  location.hash = '';
});

// covers 10
test('lists who did what, page by page', async () => {
  const api = fakeOperatorApi(sampleAnswers());
  api.answerWith(
    answering(listAudit, ({ pageNo = 1 }) => ({
      list: [
        {
          id: String(pageNo),
          at: '2026-11-20T09:00:00.000Z',
          who: 'operator2',
          act: 'rollback-release',
          target: 'remote-games 1.2.0',
          why: `reason of page ${pageNo}`,
          detail: {},
        },
      ],
      totalPages: 2,
    })),
  );
  const session = createSessionStore();
  session.open({ token: 'token-1', username: 'operator', roles: ['support'], timeZone: 'Asia/Ho_Chi_Minh' });
  openConsole(api, session);
  await userEvent.click(await screen.findByRole('link', { name: 'Audit' }));
  expect(await screen.findByRole('row', { name: /rollback-release.*operator2.*reason of page 1/ })).toBeInTheDocument();
  // In the portal's time zone, wherever the operator is.
  expect(screen.getByText(/^Nov 20, 2026, 4:00\sPM\sUTC\+7$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('reason of page 2')).toBeInTheDocument();
});

// covers 10
test('filters by person, act, release and days, and shows the detail of an opened line', async () => {
  const api = fakeOperatorApi(sampleAnswers());
  api.answerWith(
    answering(listAudit, ({ who = 'operator2' }) => ({
      list: [
        {
          id: '7',
          at: '2026-11-20T09:00:00.000Z',
          who,
          act: 'rollback-release',
          target: 'remote-games 1.2.0',
          why: 'spins twice',
          detail: { from: '1.4.0' },
        },
      ],
      totalPages: 1,
    })),
  );
  const session = createSessionStore();
  session.open({ token: 'token-1', username: 'operator', roles: ['support'], timeZone: 'Asia/Ho_Chi_Minh' });
  location.hash = '#/audit';
  openConsole(api, session);
  const filters = within(await screen.findByRole('form', { name: 'Audit filters' }));
  await userEvent.type(filters.getByLabelText('Who'), 'anna');
  await userEvent.type(filters.getByLabelText('Action'), 'rollback');
  await userEvent.selectOptions(filters.getByLabelText('Release'), 'Games');
  await userEvent.type(filters.getByLabelText('From (UTC+7)'), '2026-11-20');
  await userEvent.click(filters.getByRole('button', { name: 'Show' }));
  expect(await screen.findByRole('row', { name: /anna/ })).toBeInTheDocument();
  const asked = api.seen.filter(({ path }) => path.endsWith('/audit')).at(-1)?.input;
  expect(asked).toMatchObject({ who: 'anna', act: 'rollback', release: 'remote-games', pageNo: 1 });
  expect(asked).toMatchObject({ from: '2026-11-19T17:00:00.000Z' });
  await userEvent.click(screen.getByRole('button', { name: 'rollback-release' }));
  const detail = await screen.findByRole('dialog', { name: 'rollback-release' });
  expect(within(detail).getByText(/"from": "1\.4\.0"/)).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(filters.getByRole('button', { name: 'Clear' }));
  expect(await screen.findByRole('row', { name: /operator2/ })).toBeInTheDocument();
}, 15_000);
