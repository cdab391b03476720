import { trialType } from '@portal/shared/contract/constants';
import { setPlayerAvatar } from '@portal/shared/contract/member/profile';
import { answering, fakeMember, refusing } from '@portal/shared/testing/fake-host';
import { screen, waitFor } from '@testing-library/react';
import { openForm, openSecurity, sentTo } from '../testing/open-security.tsx';

const kept = answering(setPlayerAvatar, ({ avatar }: { avatar: string }) => ({ avatar }));

test('a face is chosen by arrow keys in one group and kept; the shell is told to read the member again', async () => {
  const { host, user, form } = await openForm('Change picture', [kept]);
  let told = 0;
  host.events.on('member-changed', () => told++);
  expect(form.getByRole('group', { name: 'Choose a picture' })).toBeVisible();
  expect(form.getAllByRole('radio')).toHaveLength(25);
  expect(form.getByRole('radio', { name: 'My own' })).toBeChecked();
  expect(form.getByRole('radio', { name: 'My own' })).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(form.getByRole('radio', { name: 'Face 2' })).toBeChecked();
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(host.toasts).toEqual(['Your picture is changed']));
  expect(sentTo(host, setPlayerAvatar)).toEqual([{ avatar: 'face-02' }]);
  expect(told).toBe(1);
  expect(screen.queryByRole('dialog', { name: 'Your picture' })).not.toBeInTheDocument();
});

test('the chosen face is marked and can be given back', async () => {
  const member = { ...fakeMember, avatar: 'face-09' };
  const { host, user, form } = await openForm('Change picture', [kept], { member });
  expect(form.getByRole('radio', { name: 'Face 9' })).toBeChecked();
  await user.click(form.getByRole('radio', { name: 'My own' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentTo(host, setPlayerAvatar)).toEqual([{ avatar: '' }]));
});

test('a face that only a newer release knows is as none', async () => {
  const { form } = await openForm('Change picture', [kept], { member: { ...fakeMember, avatar: 'face-99' } });
  expect(form.getByRole('radio', { name: 'My own' })).toBeChecked();
});

test('a refusal is told in the dialog, which keeps what was chosen', async () => {
  const { host, user, form } = await openForm('Change picture', [refusing(setPlayerAvatar, 'unknown_error')]);
  await user.click(form.getByRole('radio', { name: 'Face 5' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByRole('alert')).toHaveTextContent('unknown_error');
  expect(form.getByRole('radio', { name: 'Face 5' })).toBeChecked();
  expect(host.toasts).toEqual([]);
});

test('a trial account is offered no choice', async () => {
  await openSecurity([], { member: { ...fakeMember, type: trialType } });
  expect(await screen.findByRole('heading', { name: 'Player One' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change picture' })).not.toBeInTheDocument();
});
