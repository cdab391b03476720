import { RefusalError } from '@portal/shared/client/errors';
import { type Contract, listContracts } from '@portal/shared/contract/agents/contracts';
import { registerDownline } from '@portal/shared/contract/agents/downlines';
import {
  closeInvitationLink,
  createInvitationLink,
  type InvitationLink,
  listInvitationLinks,
} from '@portal/shared/contract/agents/invitation-links';
import { answering, refusing } from '@portal/shared/testing/fake-host';
import { fillField } from '@portal/shared/testing/fill-field';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { payers } from '../../testing/contract-answers.ts';
import { askedOf, openCentre } from '../../testing/open-centre.ts';

const tier = { validBet: '1000.00', profitLoss: '0.00', activeMembers: 0, rate: 200 };
const terms = { kind: 'daily', period: 'daily', tiers: [tier] } as const;
const agreed = '2026-10-01T00:00:00.000Z';
const held: Contract = {
  id: 'c1',
  account: 'agent01',
  kind: 'daily',
  state: 'active',
  version: {
    no: 1,
    offeredAt: agreed,
    acceptedAt: agreed,
    from: agreed,
    terms: { ...terms, tiers: [tier] },
    paidBy: 'house',
  },
};
const hourly: Contract = {
  ...held,
  id: 'c2',
  kind: 'hourly',
  ...(held.version && { version: { ...held.version, terms: { kind: 'hourly', tiers: [tier] } } }),
};
const contracts = answering(listContracts, () => ({
  own: [held],
  downlines: [],
  totalPages: 0,
  waiting: 0,
  paidBy: payers,
}));
const made = answering(registerDownline, ({ account, type }) => ({ account, type: type === 'agent' ? 2 : 0 }));
const link: InvitationLink = {
  id: 'l1',
  code: 'ABCDEFGHJK',
  link: '/register?referralCode=ABCDEFGHJK',
  offers: [],
  note: 'Forum',
  createdAt: agreed,
  uses: 3,
  usesAtMost: 10,
  type: 'player',
  state: 'open',
};
const links = answering(listInvitationLinks, () => ({ list: [link], totalPages: 1 }));

const open = (answers: Parameters<typeof openCentre>[1] = {}) =>
  openCentre(
    { surface: 'overlay', page: 'registerCenter' },
    { answers: [...(answers.answers ?? []), contracts, made, links] },
  );

async function fill(account: string): Promise<void> {
  await fillField(userEvent, await screen.findByLabelText('Account'), account);
  await fillField(userEvent, screen.getByLabelText('Password'), 'Secret123');
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
}

test('registers a player, and shows the password this once', async () => {
  const host = await open();
  await fill('newcomer1');
  expect(await screen.findByRole('heading', { name: 'newcomer1 is registered' })).toHaveFocus();
  expect(screen.getByText('Secret123')).toBeInTheDocument();
  expect(askedOf(host, registerDownline)).toEqual([
    { account: 'newcomer1', password: 'Secret123', type: 'player', offers: [] },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Register another' }));
  expect(screen.getByLabelText('Account')).toHaveValue('');
  expect(screen.queryByText('Secret123')).not.toBeInTheDocument();
});

test('offers an agent the terms of the own contract', async () => {
  const host = await open();
  await userEvent.click(await screen.findByRole('radio', { name: /Agent/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Daily wages' }));
  expect(screen.getByText('Paid from your wallet')).toBeInTheDocument();
  await fill('agent77');
  expect(await screen.findByRole('heading', { name: 'agent77 is registered' })).toBeInTheDocument();
  expect(askedOf(host, registerDownline)).toMatchObject([
    { type: 'agent', offers: [{ kind: 'daily', tiers: [tier] }] },
  ]);
});

// covers 2.6, 4
test('marks the refused one of several offers; without a named one the error is above the button', async () => {
  const both = answering(listContracts, () => ({
    own: [held, hourly],
    downlines: [],
    totalPages: 0,
    waiting: 0,
    paidBy: payers,
  }));
  const fields = { 'offers.1.tiers.0.rate': 'Too high' };
  const tooHigh = new RefusalError('invalid_input', 'Too high', 400, fields);
  const refused = (error: Error) =>
    answering(registerDownline, () => {
      throw error;
    });
  const host = await open({ answers: [both, refused(tooHigh)] });
  await userEvent.click(await screen.findByRole('radio', { name: /Agent/ }));
  for (const name of ['Daily wages', 'Hourly salary'])
    await userEvent.click(await screen.findByRole('checkbox', { name }));
  await fill('agent78');
  await waitFor(() => expect(screen.getAllByLabelText('Rate')[1]).toHaveAccessibleDescription('Too high'));
  expect(screen.getAllByLabelText('Rate')[0]).toBeValid();
  host.answer(refused(new RefusalError('rate_above_own', 'Above your own', 422)));
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByText('Above your own')).toBeInTheDocument();
  for (const rate of screen.getAllByLabelText('Rate')) expect(rate).not.toHaveAccessibleDescription('Above your own');
});

// covers 2.6
test('says nothing about the own contracts until they have loaded', async () => {
  const host = await open({ answers: [answering(listContracts, () => new Promise(() => {}))] });
  await userEvent.click(await screen.findByRole('radio', { name: /Agent/ }));
  expect(await screen.findByRole('group', { name: 'Contract offers' })).toBeInTheDocument();
  expect(screen.queryByText(/You have no contract in force/)).not.toBeInTheDocument();
  expect(askedOf(host, registerDownline)).toEqual([]);
});

// covers 2.6
test('reloads own contracts that failed to load', async () => {
  const host = await open({ answers: [refusing(listContracts, 'conflict', 409)] });
  await userEvent.click(await screen.findByRole('radio', { name: /Agent/ }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText(/You have no contract in force/)).not.toBeInTheDocument();
  host.answer(contracts);
  await userEvent.click(again);
  expect(await screen.findByRole('checkbox', { name: 'Daily wages' })).toBeInTheDocument();
});

test('shows at its field that a name is taken', async () => {
  await open({ answers: [refusing(registerDownline, 'username_taken')] });
  await fill('player01');
  const field = await screen.findByLabelText('Account');
  expect(field).toHaveAccessibleDescription('username_taken');
  expect(field).toHaveFocus();
});

test('names missing input before sending anything', async () => {
  const host = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Register' }));
  expect(screen.getByLabelText('Account')).toHaveAccessibleDescription('This field is required');
  expect(askedOf(host, registerDownline)).toEqual([]);
});

test('generates a password that fits the rules, and shows it only on request', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Generate password' }));
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  expect(field.value).toMatch(/^[a-zA-Z\d]{12}$/);
  expect(field).toHaveAttribute('type', 'password');
});

test('shows how often links were used, and closes them after a confirmation', async () => {
  const closed = answering(closeInvitationLink, () => ({ ...link, state: 'closed' as const }));
  const host = await open({ answers: [closed] });
  await userEvent.click(await screen.findByRole('tab', { name: 'Invitation links' }));
  expect(await screen.findByText(/3 of 10 sign-ups/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close the link' }));
  expect(askedOf(host, closeInvitationLink)).toEqual([]);
  await userEvent.click(screen.getAllByRole('button', { name: 'Close the link' }).at(-1) ?? document.body);
  expect(askedOf(host, closeInvitationLink)).toEqual([{ id: 'l1' }]);
});

test('refuses out-of-bounds numbers of a new link; empty fields set no limit', async () => {
  const host = await open({ answers: [answering(createInvitationLink, () => link)] });
  await userEvent.click(await screen.findByRole('tab', { name: 'Invitation links' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Create link' }));
  const days = await screen.findByLabelText('Valid for (days, optional)');
  await fillField(userEvent, days, '366');
  await userEvent.click(screen.getAllByRole('button', { name: 'Create link' }).at(-1) ?? document.body);
  expect(days).toHaveAccessibleDescription('Enter a whole number from 1 to 365');
  expect(askedOf(host, createInvitationLink)).not.toContainEqual(expect.objectContaining({ type: 'player' }));
  await userEvent.clear(days);
  await userEvent.click(screen.getAllByRole('button', { name: 'Create link' }).at(-1) ?? document.body);
  expect(askedOf(host, createInvitationLink)).toContainEqual({ type: 'player', note: '', offers: [] });
});
