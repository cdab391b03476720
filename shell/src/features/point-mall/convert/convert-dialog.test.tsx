import { fakeMember } from '@portal/shared/testing/fake-host';
import { refuse } from '@portal/shared/testing/fake-platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { change, openPortal } from '../../../../testing/open-portal.tsx';
import { memberAtom } from '../../../host/atoms.ts';
import { PointMallPage } from '../point-mall-page.tsx';
import { config, forMember } from '../testing/mall-fixtures.ts';
import { conversionOf, convertFaultOf, mostConvertible } from './convert.rules.ts';

const terms = { exchangeRatio: 10, convertMin: 100, convertLeftToday: 300 };

test('limits a conversion to whole units from the minimum, within the daily limit and the balance', () => {
  expect([355, 305, 109, 99].map((owned) => mostConvertible(owned, terms))).toEqual([300, 300, 100, 0]);
  const faults = ['', '1.5', '-10', '90', '105', '310', '200'].map((text) => convertFaultOf(text, 150, terms));
  expect(faults).toEqual(['number', 'number', 'number', 'least', 'whole', 'cap', 'missing']);
  expect(convertFaultOf('150', 150, terms)).toBeUndefined();
  expect(conversionOf(150, 10, 50)).toEqual({ money: 1500n, turnover: 750n });
});

test('shows the amount before converting; shows a refusal under its field', async () => {
  const wrong = refuse('payment_password_wrong', {
    message: 'Not the one',
    fields: { paymentPassword: 'Not the one' },
  });
  const { show, portal, platform } = await openPortal({ answers: { ...forMember, convertPoint: wrong }, token: 'T' });
  await change(() => portal.store.set(memberAtom, fakeMember));
  show(<PointMallPage />);
  const user = userEvent.setup();
  const open = await screen.findByRole('button', { name: 'Convert to cash' });
  await waitFor(() => expect(open).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(open);
  const dialog = within(await screen.findByRole('dialog', { name: 'Convert to cash' }));
  const points = await dialog.findByLabelText(/Points to convert/);
  await user.type(points, '105');
  await user.type(dialog.getByLabelText(/Payment password/), '000000');
  await user.click(dialog.getByRole('button', { name: 'Convert' }));
  expect(await dialog.findByText('Please enter a multiple of 10 points')).toBeVisible();
  expect(platform.seenOf('convertPoint')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Max' }));
  expect(points).toHaveValue('300');
  expect(dialog.getAllByText(/30\.00/)).toHaveLength(2);
  await user.click(dialog.getByRole('button', { name: 'Convert' }));
  expect(await dialog.findByText('Not the one')).toBeVisible();
  platform.answer({ convertPoint: { id: 'c', points: 300, amount: '30.00', turnover: '30.00', balance: 50 } });
  await user.click(dialog.getByRole('button', { name: 'Convert' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const shown = { ratio: 10, turnoverPercent: 100 };
  expect(platform.seenOf('convertPoint').map(({ input }) => input)).toContainEqual({
    points: 300,
    paymentPassword: '000000',
    shown,
  });
});

test('shows a ratio that changed meanwhile and asks again', async () => {
  const answers = { ...forMember, convertPoint: refuse('conflict') };
  const { show, portal, platform } = await openPortal({ answers, token: 'T' });
  await change(() => portal.store.set(memberAtom, fakeMember));
  show(<PointMallPage />);
  const user = userEvent.setup();
  const open = await screen.findByRole('button', { name: 'Convert to cash' });
  await waitFor(() => expect(open).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(open);
  const dialog = within(await screen.findByRole('dialog', { name: 'Convert to cash' }));
  await user.type(await dialog.findByLabelText(/Points to convert/), '300');
  await user.type(dialog.getByLabelText(/Payment password/), '000000');
  platform.answer({ getPointConfig: { ...config, exchangeRatio: 100 } });
  await user.click(dialog.getByRole('button', { name: 'Convert' }));
  expect(await dialog.findByText(/terms have changed/)).toBeVisible();
  await waitFor(() => expect(dialog.getAllByText(/3\.00/)).toHaveLength(2));
  await user.click(dialog.getByRole('button', { name: 'Convert' }));
  await waitFor(() => expect(platform.seenOf('convertPoint')).toHaveLength(2));
  const ratios = platform.seenOf('convertPoint').map(({ input }) => input);
  expect(ratios).toMatchObject([{ shown: { ratio: 10 } }, { shown: { ratio: 100 } }]);
});
