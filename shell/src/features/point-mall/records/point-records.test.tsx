import { fakeMember } from '@portal/shared/testing/fake-host';
import { type FakeAnswers, refuse } from '@portal/shared/testing/fake-platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { change, openPortal } from '../../../../testing/open-portal.tsx';
import { memberAtom } from '../../../host/atoms.ts';
import { PointMallPage } from '../point-mall-page.tsx';
import { forMember, redemption } from '../testing/mall-fixtures.ts';

async function openAsMember(answers: FakeAnswers) {
  const { show, portal, platform } = await openPortal({ answers: { ...forMember, ...answers }, token: 'T' });
  await change(() => portal.store.set(memberAtom, fakeMember));
  show(<PointMallPage />);
  return { platform, portal, user: userEvent.setup() };
}

// covers 2.8, 3
test('shows the redemption history with its states, filters, pages and details', async () => {
  const rejected = { ...redemption, id: 'r-2', state: 'rejected' as const, changedPoints: 0, remark: 'Sold out' };
  const { platform, user } = await openAsMember({
    getRedeemPointList: { list: [redemption, rejected], totalPages: 2 },
  });
  const table = within(await screen.findByRole('table', { name: 'Redeem history' }));
  expect(await table.findByText('In process')).toBeVisible();
  expect(table.getByText('Rejected')).toBeVisible();
  await user.click(table.getAllByRole('button', { name: /Name mug/ })[1] ?? document.body);
  const detail = within(await screen.findByRole('dialog', { name: 'Name mug' }));
  for (const text of ['r-2', 'Sold out', '12 Har…', '+63******0102']) expect(detail.getByText(text)).toBeVisible();
  await user.click(detail.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await user.click(screen.getByRole('button', { name: 'Approved' }));
  const asked = platform.seenOf('getRedeemPointList').map(({ input }) => input);
  expect(asked.at(-1)).toMatchObject({ state: 'approved', pageNo: '1' });
});

test('explains an empty history; offers a retry after a failure', async () => {
  const { platform, user } = await openAsMember({ getRedeemPointList: refuse('invalid_input') });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  platform.answer({ getRedeemPointList: { list: [], totalPages: 0 } });
  await user.click(retry);
  expect(await screen.findByText('Nothing redeemed yet.')).toBeVisible();
});

test('shows kind, source and sums of the points history, and filters by type and time', async () => {
  const { platform, user } = await openAsMember({});
  await user.click(await screen.findByRole('tab', { name: 'Points history' }));
  expect(await screen.findByText('Earned · Slots')).toBeVisible();
  expect(screen.getByText('+12')).toBeVisible();
  expect(screen.getByText('In 400, out 50')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Type'), 'Redeemed');
  await user.selectOptions(screen.getByLabelText('Period'), 'Last 7 days');
  const last = platform.seenOf('listPointMovements').at(-1)?.input;
  expect(last).toMatchObject({ type: 'redeemed', pageNo: '1' });
});

test('reloads on live events', async () => {
  const { platform, portal } = await openAsMember({});
  await screen.findByText('350');
  platform.answer({ getPointBalance: { currentPoints: 777, heldPoints: 0, earned: {}, exchangeRatio: 10 } });
  await change(() => portal.host.events.emit('rewards-changed', 'vip'));
  expect(screen.queryByText('777')).toBeNull();
  await change(() => portal.host.events.emit('rewards-changed', 'points'));
  await waitFor(() => expect(screen.getByText('777')).toBeVisible());
});
