import { setPlayerAvatar } from '@portal/shared/contract/accounts/profile';
import { trialType } from '@portal/shared/contract/constants';
import { getMissionLeaderboard, getMissionSummary } from '@portal/shared/contract/rewards/missions';
import { answering, fakeMember, refusing } from '@portal/shared/testing/fake-host';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../../../testing/open-page.ts';
import { openForm, openSecurity, sentTo } from '../../../../testing/open-security.tsx';

const avatarStored = answering(setPlayerAvatar, ({ avatar }: { avatar: string }) => ({ avatar }));

test('chooses a face by arrow keys in one group, stores it, and asks the shell to reload the member', async () => {
  const { host, user, form } = await openForm('Change profile picture', [avatarStored]);
  let notified = 0;
  host.events.on('member-changed', () => notified++);
  expect(form.getByRole('group', { name: 'Choose a picture' })).toBeVisible();
  expect(form.getAllByRole('radio')).toHaveLength(25);
  expect(form.getByRole('radio', { name: 'My own' })).toBeChecked();
  expect(form.getByRole('radio', { name: 'My own' })).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(form.getByRole('radio', { name: 'Face 2' })).toBeChecked();
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(host.toasts).toEqual(['Profile picture updated']));
  expect(sentTo(host, setPlayerAvatar)).toEqual([{ avatar: 'face-02' }]);
  expect(notified).toBe(1);
  expect(screen.queryByRole('dialog', { name: 'Profile picture' })).not.toBeInTheDocument();
});

test('marks the chosen face, which can be reset', async () => {
  const member = { ...fakeMember, avatar: 'face-09' };
  const { host, user, form } = await openForm('Change profile picture', [avatarStored], { member });
  expect(form.getByRole('radio', { name: 'Face 9' })).toBeChecked();
  await user.click(form.getByRole('radio', { name: 'My own' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentTo(host, setPlayerAvatar)).toEqual([{ avatar: '' }]));
});

test('treats an unknown face as none', async () => {
  const { form } = await openForm('Change profile picture', [avatarStored], {
    member: { ...fakeMember, avatar: 'face-99' },
  });
  expect(form.getByRole('radio', { name: 'My own' })).toBeChecked();
});

test('shows a refusal in the dialog, which keeps the choice', async () => {
  const { host, user, form } = await openForm('Change profile picture', [refusing(setPlayerAvatar, 'unknown_error')]);
  await user.click(form.getByRole('radio', { name: 'Face 5' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByRole('alert')).toHaveTextContent('unknown_error');
  expect(form.getByRole('radio', { name: 'Face 5' })).toBeChecked();
  expect(host.toasts).toEqual([]);
});

// covers 4
test('offers a trial account no choice', async () => {
  await openSecurity([], { member: { ...fakeMember, type: trialType } });
  expect(await screen.findByRole('heading', { name: 'Player One' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change profile picture' })).not.toBeInTheDocument();
});

// covers 4
test('shows the chosen face only at the own places of leaderboards', async () => {
  const place = (no: number, isOwn: boolean) => ({ place: no, account: `pl***${no}`, score: '9.00', isOwn });
  const week = { state: 'running', measure: 'stake', minStake: '0.00', from: '2026-11-16', to: '2026-11-22' } as const;
  const times = { endsAt: '2026-11-23T17:00:00.000Z', serverTime: '2026-11-22T10:00:00.000Z' };
  const list = [place(1, false), place(2, true), place(3, false), place(4, false), place(5, true)];
  const answers = [
    answering(getMissionSummary, () => ({ missions: [], missionCount: 0, serverTime: times.serverTime })),
    answering(getMissionLeaderboard, () => ({ ...week, ...times, prizes: [], list, players: list.length })),
  ];
  const member = { ...fakeMember, avatar: 'face-09' };
  const { host, user } = await openPage('missionLeaderboard', answers, { member });
  await user.click(await screen.findByRole('tab', { name: 'Leaderboard' }));
  const faces = async (name: string) => {
    const rows = within(await screen.findByRole('list', { name })).getAllByRole('listitem');
    return rows.map((row) => within(row).getByRole('presentation').getAttribute('src'));
  };
  const shown = async () => [...(await faces('Top three')), ...(await faces('Other ranks'))];
  const [first, own, third, fourth, ownToo] = await shown();
  expect(ownToo).toBe(own);
  expect(new Set([first, own, third, fourth])).toHaveProperty('size', 4);
  act(() => host.member.set({ ...fakeMember, avatar: 'face-10' }));
  const after = await shown();
  expect([after[0], after[2], after[3]]).toEqual([first, third, fourth]);
  expect(after[1]).not.toBe(own);
  expect(after[4]).toBe(after[1]);
});
