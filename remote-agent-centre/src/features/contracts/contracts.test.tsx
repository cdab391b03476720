import * as contractCalls from '@portal/shared/contract/agents/contracts';
import { type Answer, answering, refusing } from '@portal/shared/testing/fake-host';
import { fillField } from '@portal/shared/testing/fill-field';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, below, contractAnswers, daily, listing, offer, own, tier } from '../../testing/contract-answers.ts';
import { askedOf, openCentre } from '../../testing/open-centre.ts';

const open = (page = 'dailyWages', first: Answer[] = []) =>
  openCentre({ surface: 'overlay', page }, { answers: [...first, ...contractAnswers] });

const press = async (name: string | RegExp, inside?: HTMLElement) =>
  userEvent.click(await (inside ? within(inside) : screen).findByRole('button', { name }));

// covers 2.6, 4
test('shows an offer beside the present terms; lists contracts that would end before agreeing', async () => {
  const host = await open('dailyWages', [listing([{ ...own, request: offer }])]);
  const waiting = await screen.findByRole('region', { name: 'agent01 offers you new terms' });
  expect(within(waiting).getByText('0.30%')).toBeInTheDocument();
  expect(within(waiting).getByText('from P 10,000.00 bet and 5 active members')).toBeInTheDocument();
  await press('Agree', waiting);
  const dialog = await screen.findByRole('dialog', { name: 'Agree to these terms?' });
  expect(await within(dialog).findByText(/rate of 1.20% is above the 0.30% agent02 would have/)).toBeInTheDocument();
  expect(askedOf(host, contractCalls.processDailySalary)).toEqual([]);
  await press('Agree and end', dialog);
  await waitFor(() =>
    expect(askedOf(host, contractCalls.processDailySalary)).toEqual([
      { contractId: 'c1', action: 'accept', requestId: 'r1', affected: ['d1'] },
    ]),
  );
  await waitFor(() => expect(host.toasts).toContain('You agreed'));
});

// covers 4
test('shows a refusal when the request was withdrawn meanwhile, and reloads the contracts', async () => {
  const host = await open('dailyWages', [
    listing([{ ...own, request: offer }]),
    refusing(contractCalls.processDailySalary, 'request_answered'),
  ]);
  await press('Reject');
  const dialog = await screen.findByRole('dialog', { name: 'Reject these terms?' });
  const before = askedOf(host, contractCalls.listContracts).length;
  await press('Reject', dialog);
  expect(await within(dialog).findByText('request_answered')).toBeInTheDocument();
  await waitFor(() => expect(askedOf(host, contractCalls.listContracts).length).toBeGreaterThan(before));
});

// covers 4
test('ends the own contract only after a confirmation', async () => {
  const host = await open();
  await userEvent.click(await screen.findByRole('tab', { name: 'My contract' }));
  await press('Terminate');
  const dialog = await screen.findByRole('dialog', { name: 'End your contract?' });
  expect(dialog).toHaveTextContent('All your downlines’ contracts of this kind end with it.');
  expect(await within(dialog).findByText('agent03')).toBeInTheDocument();
  expect(askedOf(host, contractCalls.previewRequest)).toEqual([{ contractId: 'c1' }]);
  await press('Terminate', dialog);
  await waitFor(() =>
    expect(askedOf(host, contractCalls.processDailySalary)).toEqual([
      { contractId: 'c1', action: 'terminate', affected: ['d1'] },
    ]),
  );
});

// covers 4
test('reloads what would end whenever the dialog opens, and allows no agreement before it has loaded', async () => {
  const host = await open('dailyWages', [listing([{ ...own, request: offer }])]);
  await press('Agree');
  expect(await screen.findByText('agent03')).toBeInTheDocument();
  await press('Go back', screen.getByRole('dialog'));
  let arrive = () => {};
  const later = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  host.answer(answering(contractCalls.previewRequest, () => later.then(() => ({ affected: [] }))));
  await press('Agree');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByText('agent03')).not.toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: /^Agree/ })).toHaveAttribute('aria-disabled', 'true');
  arrive();
  expect(await within(dialog).findByText('No downline contract is affected.')).toBeInTheDocument();
});

// covers 4
test('shows the contracts that would end now when they differ from those shown', async () => {
  const host = await open('dailyWages', [
    listing([{ ...own, request: offer }]),
    refusing(contractCalls.processDailySalary, 'preview_changed'),
  ]);
  await press('Agree');
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('agent03')).toBeInTheDocument();
  host.answer(answering(contractCalls.previewRequest, () => ({ affected: [] })));
  await press('Agree and end', dialog);
  expect(await within(dialog).findByText('No downline contract is affected.')).toBeInTheDocument();
  expect(within(dialog).getByText('preview_changed')).toBeInTheDocument();
  host.answer(answering(contractCalls.processDailySalary, () => own));
  await press('Agree', dialog);
  await waitFor(() => expect(askedOf(host, contractCalls.processDailySalary).at(-1)).toMatchObject({ affected: [] }));
});

// covers 4
test('explains a termination request, and agrees to it', async () => {
  const host = await open('dailyWages', [
    listing([{ ...own, request: { id: 'r2', type: 'termination', at } }]),
    answering(contractCalls.previewRequest, () => ({ affected: [] })),
  ]);
  expect(await screen.findByText('agent01 asks to end the contract')).toBeInTheDocument();
  await press('Agree');
  const dialog = await screen.findByRole('dialog', { name: 'Agree to end this contract?' });
  expect(await within(dialog).findByText('No downline contract is affected.')).toBeInTheDocument();
  await press('Agree and end', dialog);
  await waitFor(() => expect(askedOf(host, contractCalls.processDailySalary)).toHaveLength(1));
});

async function openOffer(first: Answer[] = []) {
  const host = await open('dailyWages', first);
  await userEvent.click(await screen.findByRole('tab', { name: 'Downlines' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Offer a contract' })).not.toHaveAttribute('aria-disabled', 'true'),
  );
  await press('Offer a contract');
  const dialog = await screen.findByRole('dialog', { name: 'Offer a contract' });
  return { host, dialog };
}

// covers 2.6, 4
test('checks an offer while it is typed, simulates it, and sends it in basis points', async () => {
  const { host, dialog } = await openOffer();
  expect(within(dialog).getByText('Paid from your wallet')).toBeInTheDocument();
  const period = within(dialog).getByRole('textbox', { name: 'Payment period' });
  await userEvent.click(period);
  expect(period).toHaveFocus();
  expect(period).toHaveValue('Daily');
  await press('Send the offer', dialog);
  expect(within(dialog).getByText('Enter an account')).toBeInTheDocument();
  expect(within(dialog).getByText('Enter a rate')).toBeInTheDocument();
  const rate = within(dialog).getByLabelText('Rate');
  await fillField(userEvent, rate, '1.5');
  expect(await within(dialog).findByText('Above your own rate')).toBeInTheDocument();
  await userEvent.clear(rate);
  await fillField(userEvent, rate, '0.3');
  expect(within(dialog).getByText('Your rate: 0.50%')).toBeInTheDocument();
  await fillField(userEvent, within(dialog).getByLabelText('Agent directly below you'), ' agent03 ');
  await press('Calculate', dialog);
  expect((await within(dialog).findAllByText(/12\.34/)).length).toBeGreaterThan(0);
  await press('Send the offer', dialog);
  await waitFor(() =>
    expect(askedOf(host, contractCalls.offerContract)).toEqual([
      { account: 'agent03', terms: daily(tier('0.00', 0, 30)) },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Offer a contract' })).not.toBeInTheDocument());
});

test.each([
  ['contract_outside', 'Agent directly below you'],
  ['contract_downline_not_agent', 'Agent directly below you'],
  ['contract_request_open', 'Agent directly below you'],
  ['contract_ending', 'Agent directly below you'],
  ['account_closed', 'Agent directly below you'],
  ['rate_above_own', 'Rate'],
  ['tiers_out_of_order', 'Rate'],
])('an offer refused with %s says so at the field %s', async (code, label) => {
  const { dialog } = await openOffer([refusing(contractCalls.offerContract, code)]);
  await fillField(userEvent, within(dialog).getByLabelText('Agent directly below you'), 'agent03');
  await fillField(userEvent, within(dialog).getByLabelText('Rate'), '0.3');
  await press('Send the offer', dialog);
  await waitFor(() => expect(within(dialog).getByLabelText(label)).toHaveAccessibleDescription(code));
  expect(within(dialog).getByLabelText(label)).toBeInvalid();
});

// covers 2.6, 4
test("says above the button that an offer's kind is switched off", async () => {
  const { dialog } = await openOffer([refusing(contractCalls.offerContract, 'contract_off')]);
  await fillField(userEvent, within(dialog).getByLabelText('Agent directly below you'), 'agent03');
  await fillField(userEvent, within(dialog).getByLabelText('Rate'), '0.3');
  await press('Send the offer', dialog);
  expect(await within(dialog).findByText('contract_off')).toBeInTheDocument();
});

// covers 2.6, 4
test('asks a downline to end its contract, and withdraws the request', async () => {
  const host = await open();
  await userEvent.click(await screen.findByRole('tab', { name: 'Downlines' }));
  await press('Open the contract with agent03');
  await press('Request termination', await screen.findByRole('dialog', { name: 'agent03' }));
  const question = await screen.findByRole('dialog', { name: 'Ask agent03 to end the contract?' });
  expect(askedOf(host, contractCalls.requestTermination)).toEqual([]);
  await press('Request termination', question);
  await waitFor(() => expect(askedOf(host, contractCalls.requestTermination)).toEqual([{ contractId: 'd1' }]));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  host.answer(listing([own], [{ ...below, request: offer }]));
  host.events.emit('agents-changed', 'contracts');
  expect(await screen.findByText('Paid by the house')).toBeInTheDocument();
  await press('Withdraw request', screen.getByRole('dialog', { name: 'agent03' }));
  await press('Withdraw request', await screen.findByRole('dialog', { name: 'Withdraw this request?' }));
  await waitFor(() => expect(askedOf(host, contractCalls.withdrawRequest)).toEqual([{ requestId: 'r1' }]));
});

// covers 4
test('keeps the payer of a contract in a new version, whoever pays new contracts', async () => {
  await open();
  await userEvent.click(await screen.findByRole('tab', { name: 'Downlines' }));
  await press('Open the contract with agent03');
  await press('New version', await screen.findByRole('dialog', { name: 'agent03' }));
  expect(await screen.findByText('Paid by the house')).toBeInTheDocument();
});

// covers 2.6
test('offers no contract without an own one, and names who could offer one', async () => {
  await open('hourlySalary', [listing([])]);
  await userEvent.click(await screen.findByRole('tab', { name: 'My contract' }));
  expect(await screen.findByText('No contract yet: Hourly salary')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Downlines' }));
  expect(await screen.findByRole('button', { name: 'Offer a contract' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText(/before you can offer one/)).toBeInTheDocument();
});
