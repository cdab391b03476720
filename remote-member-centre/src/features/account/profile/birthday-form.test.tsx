import { RefusalError } from '@portal/shared/client/errors';
import { getProfile, setBirthday } from '@portal/shared/contract/accounts/profile';
import { answering, fakeMember } from '@portal/shared/testing/fake-host';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openForm, openSecurity, sentTo } from '../../../../testing/open-security.tsx';

const button = 'Add: Birthday';

// covers 5
test('shows the literal message under the field when the member is too young', async () => {
  const message = 'Please confirm you are 21 years old';
  const refusal = answering(setBirthday, () => {
    throw new RefusalError('birthday_age', message, 422);
  });
  const { form, user } = await openForm(button, [refusal]);
  const field = form.getByLabelText(/^Birthday/);
  expect(field).toHaveFocus();
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(field).toHaveAccessibleDescription('This field is required');
  fireEvent.change(field, { target: { value: '2020-02-29' } });
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(message));
  expect(field).toBeInvalid();
});

// covers 3
test('sends the birthday once and then shows it in the profile, as the same calendar day', async () => {
  const { host, form, user } = await openForm(button, [answering(setBirthday, ({ birthday }) => ({ birthday }))]);
  fireEvent.change(form.getByLabelText(/^Birthday/), { target: { value: '1990-01-01' } });
  host.answer(answering(getProfile, () => ({ birthday: '1990-01-01' })));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Jan 1, 1990')).toBeVisible();
  expect(sentTo(host, setBirthday)).toEqual([{ birthday: '1990-01-01' }]);
  expect(screen.queryByRole('button', { name: button })).toBeNull();
});

test('offers a trial account nothing', async () => {
  const { host } = await openSecurity([], { member: { ...fakeMember, type: 4 } });
  await waitFor(() => expect(sentTo(host, getProfile)).toHaveLength(1));
  expect(await screen.findByText('Safari, iOS')).toBeVisible();
  expect(screen.queryByRole('button', { name: button })).toBeNull();
});
