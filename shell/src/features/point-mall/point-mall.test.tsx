import { fakeMember } from '@portal/shared/testing/fake-host';
import { type FakeAnswers, refuse } from '@portal/shared/testing/fake-platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { change, openPortal } from '../../../testing/open-portal.tsx';
import { dialogsAtom, memberAtom, overlayAtom } from '../../host/atoms.ts';
import { PointMallPage } from './point-mall-page.tsx';
import { balance, config, forMember, present, redemption } from './testing/mall-fixtures.ts';

async function open(answers: FakeAnswers, member?: Partial<typeof fakeMember>) {
  const { show, portal, platform } = await openPortal({ answers, token: member ? 'T' : undefined });
  if (member) await change(() => portal.store.set(memberAtom, { ...fakeMember, ...member }));
  show(<PointMallPage />);
  return { portal, platform, user: userEvent.setup() };
}

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
type User = ReturnType<typeof userEvent.setup>;

async function openPresent(user: User, name: string) {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

async function fillIn(user: User, dialog: ReturnType<typeof within>) {
  await user.type(await dialog.findByLabelText(/Delivery address/), '12 Harbour Road');
  await user.type(dialog.getByLabelText(/Payment password/), '246810');
}

test('shows a visitor the presents and asks for a login; no filter by points, no call for them', async () => {
  const { platform, portal, user } = await open(forMember);
  expect(await screen.findByText('Name mug')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Within my points/ })).toBeNull();
  expect(platform.seenOf('getPointBalance')).toEqual([]);
  expect(platform.seenOf('getPointReward')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(portal.store.get(dialogsAtom)).toEqual([{ name: 'login', reason: 'needed' }]);
});

// covers 3
test('shows a member points, their value, reserved ones, and sources, largest first', async () => {
  await open({ ...forMember, getPointBalance: { ...balance, heldPoints: 200 } }, {});
  const own = within(await screen.findByRole('region', { name: 'Your points' }));
  expect(own.getByText('350')).toBeVisible();
  expect(own.getByText(/Worth .*35\.00/)).toBeVisible();
  expect(own.getByText(/200 more points are on hold/)).toBeVisible();
  expect(own.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Slots250', 'Live casino100']);
  expect(await own.findByText(/1 point for every .*10\.00 you bet/)).toBeVisible();
});

// covers 2.8
test('filters by type, and by affordability (exactly enough counts)', async () => {
  const { user } = await open({ ...forMember, getPointBalance: { ...balance, currentPoints: 100 } }, {});
  await user.click(await screen.findByRole('button', { name: /Within my points/ }));
  expect(names()).toEqual(['Name mug', 'Name cash']);
  await user.click(screen.getByRole('button', { name: /Bonus/ }));
  expect(names()).toEqual(['Name cash']);
});

test('says when nothing is affordable and offers to show all', async () => {
  const { user } = await open({ ...forMember, getPointBalance: { ...balance, currentPoints: 0 } }, {});
  await user.click(await screen.findByRole('button', { name: /Within my points/ }));
  await user.click(screen.getByRole('button', { name: 'Show all gifts' }));
  expect(names()).toHaveLength(3);
});

test('redeems two pieces: shows the bound phone and the points left, sends address and password, shows a receipt', async () => {
  const { platform, user } = await open({ ...forMember, redeemPointReward: redemption }, {});
  const dialog = await openPresent(user, 'Name mug');
  await user.click(dialog.getByRole('button', { name: 'Redeem' }));
  await user.click(await dialog.findByRole('button', { name: 'One more' }));
  expect(dialog.getByText('+63******0102')).toBeVisible();
  expect(dialog.getByText('150')).toBeVisible();
  await fillIn(user, dialog);
  await user.click(dialog.getByRole('button', { name: 'Redeem for 200 points' }));
  expect(await dialog.findByText('r-1')).toBeVisible();
  expect(dialog.getByText('In process')).toBeVisible();
  const [seen] = platform.seenOf('redeemPointReward');
  const shown = { points: 100, amount: '0.00', turnover: '0.00' };
  const sent = { presentId: 'mug', quantity: 2, address: '12 Harbour Road', paymentPassword: '246810', shown };
  expect(seen?.input).toEqual(sent);
  expect(seen?.headers.get('idempotency-key')).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
});

test('limits the stepper to affordable and available pieces', async () => {
  const rare = present('rare', 100, { stock: 2 });
  const { user } = await open({ ...forMember, getPointReward: { presents: [rare] } }, {});
  expect(await screen.findByText('2 left')).toBeVisible();
  const dialog = await openPresent(user, 'Name rare');
  await user.click(dialog.getByRole('button', { name: 'Redeem' }));
  const more = await dialog.findByRole('button', { name: 'One more' });
  await user.click(more);
  expect(more).toHaveAttribute('aria-disabled', 'true');
  expect(dialog.getByRole('button', { name: 'Redeem for 200 points' })).toBeVisible();
});

// covers 5
test('shows missing input and refusals under their fields, others above the button', async () => {
  const wrong = refuse('payment_password_wrong', { fields: { paymentPassword: 'Not the one' } });
  const { platform, user } = await open({ ...forMember, redeemPointReward: wrong }, {});
  const dialog = await openPresent(user, 'Name mug');
  await user.click(dialog.getByRole('button', { name: 'Redeem' }));
  const submit = await dialog.findByRole('button', { name: 'Redeem for 100 points' });
  await user.click(submit);
  expect(await dialog.findByText('This field is required')).toBeVisible();
  expect(platform.seenOf('redeemPointReward')).toEqual([]);
  await fillIn(user, dialog);
  await user.click(submit);
  expect(await dialog.findByText('Not the one')).toBeVisible();
  platform.answer({ redeemPointReward: refuse('present_out_of_stock', { message: 'Only 0 left' }) });
  await user.click(submit);
  expect(await dialog.findByText('Only 0 left')).toBeVisible();
});

test('shows a price that changed meanwhile with its new limits, and asks again', async () => {
  const { platform, user } = await open({ ...forMember, redeemPointReward: refuse('conflict') }, {});
  const dialog = await openPresent(user, 'Name mug');
  await user.click(dialog.getByRole('button', { name: 'Redeem' }));
  await user.click(await dialog.findByRole('button', { name: 'One more' }));
  await fillIn(user, dialog);
  platform.answer({ getPointReward: { presents: [present('mug', 200)] } });
  await user.click(dialog.getByRole('button', { name: 'Redeem for 200 points' }));
  expect(await dialog.findByText(/terms have changed/)).toBeVisible();
  // Two pieces at the old price are 200 points, too: the new limit allows one.
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'One more' })).toHaveAttribute('aria-disabled', 'true'),
  );
  expect(dialog.getByText('−200')).toBeVisible();
  platform.answer({ redeemPointReward: redemption });
  await user.click(dialog.getByRole('button', { name: 'Redeem for 200 points' }));
  expect(await dialog.findByText('r-1')).toBeVisible();
  const sent = platform.seenOf('redeemPointReward').map(({ input }) => input);
  expect(sent).toMatchObject([
    { quantity: 2, shown: { points: 100 } },
    { quantity: 1, shown: { points: 200 } },
  ]);
});

test('sends a member without a payment password to set one', async () => {
  const { portal, user } = await open({ ...forMember, getPointConfig: { ...config, hasPaymentPassword: false } }, {});
  const dialog = await openPresent(user, 'Name mug');
  await user.click(await dialog.findByRole('button', { name: 'Set payment password' }));
  expect(portal.store.get(overlayAtom)).toEqual({ overlay: 'member-centre', page: 'securityCenter' });
});

test('disables redeeming a present that is gone or too expensive; explains it to a trial account', async () => {
  const spent = [present('gone', 100, { stock: 0 }), present('dear', 9000), present('mug', 100)];
  const { portal, user } = await open({ ...forMember, getPointReward: { presents: spent } }, { type: 4 });
  const gone = await openPresent(user, 'Name gone');
  expect(gone.getByRole('button', { name: 'Sold out' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(gone.getByRole('button', { name: 'Close' }));
  const dear = await openPresent(user, 'Name dear');
  expect(dear.getByRole('button', { name: 'Redeem' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(dear.getByRole('button', { name: 'Close' }));
  const mug = await openPresent(user, 'Name mug');
  await user.click(mug.getByRole('button', { name: 'Redeem' }));
  expect(portal.store.get(dialogsAtom)).toHaveLength(1);
});

test('distinguishes no presents from a failed call; the points stay when the presents fail', async () => {
  const { platform, user } = await open({ ...forMember, getPointReward: refuse('invalid_input') }, {});
  expect(await screen.findByRole('region', { name: 'Your points' })).toBeVisible();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  platform.answer({ getPointReward: { presents: [] } });
  await user.click(retry);
  expect(await screen.findByText(/No gifts right now/)).toBeVisible();
});
