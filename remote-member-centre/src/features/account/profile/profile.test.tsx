import { getProfile, setProfile } from '@portal/shared/contract/accounts/profile';
import { answering, fakeMember } from '@portal/shared/testing/fake-host';
import { fillField } from '@portal/shared/testing/fill-field';
import { screen, waitFor, within } from '@testing-library/react';
import { openForm, openSecurity, sentTo } from '../../../../testing/open-security.tsx';

const button = 'Edit: Profile';
const factOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

// covers 3
test('shows every known fact, and the source of the real name', async () => {
  await openSecurity([answering(getProfile, () => ({ occupation: 'Baker', nationality: 'Filipino' }))]);
  expect(await screen.findByText('Baker')).toBeVisible();
  expect(factOf('Nationality')).toHaveTextContent('Filipino');
  expect(factOf('Real name')).toHaveTextContent('Set when you add your first bank account');
  expect(factOf('Current address')).toHaveTextContent('Not filled in');
});

// covers 3
test('sends the changed profile completely and shows it afterwards', async () => {
  const { host, form, user } = await openForm(button, [
    answering(setProfile, () => ({})),
    answering(getProfile, () => ({ realName: 'J*** D***', occupation: 'Baker' })),
  ]);
  expect(factOf('Real name')).toHaveTextContent('J*** D***');
  const field = form.getByLabelText('Occupation');
  expect(field).toHaveValue('Baker');
  await user.clear(field);
  await fillField(user, form.getByLabelText('Place of birth'), 'Cebu');
  host.answer(answering(getProfile, () => ({ placeOfBirth: 'Cebu' })));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(factOf('Place of birth')).toHaveTextContent('Cebu'));
  expect(factOf('Occupation')).toHaveTextContent('Not filled in');
  expect(sentTo(host, setProfile)).toContainEqual({
    fullName: '',
    permanentAddress: '',
    currentAddress: '',
    placeOfBirth: 'Cebu',
    nationality: '',
    occupation: '',
    sourceOfIncome: '',
  });
});

test('offers a trial account no edits', async () => {
  const { host } = await openSecurity([], { member: { ...fakeMember, type: 4 } });
  await waitFor(() => expect(sentTo(host, getProfile)).toHaveLength(1));
  expect(within(document.body).queryByRole('button', { name: button })).toBeNull();
});
