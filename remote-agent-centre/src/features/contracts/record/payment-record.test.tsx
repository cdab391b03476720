import { listContractPayments } from '@portal/shared/contract/agents/contract-payments';
import * as contractCalls from '@portal/shared/contract/agents/contracts';
import { getAgentIncome } from '@portal/shared/contract/agents/income';
import { type Answer, refusing } from '@portal/shared/testing/fake-host';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contractAnswers, paymentsAnswer, paymentsOf } from '../../../testing/contract-answers.ts';
import { askedOf, openCentre } from '../../../testing/open-centre.ts';

const open = (page = 'dailyWages', first: Answer[] = []) =>
  openCentre({ surface: 'overlay', page }, { answers: [...first, ...contractAnswers] });

const press = async (name: string | RegExp, inside?: HTMLElement) =>
  userEvent.click(await (inside ? within(inside) : screen).findByRole('button', { name }));

// covers 2.6
test('explains what is owed; "why" opens the formula, the bets, and the recomputed amount', async () => {
  await open();
  expect(await screen.findByText(/You’ll be paid as soon as it does/)).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Paid by day' })).toBeInTheDocument();
  await press('Details: agent02, Nov 20, 2026');
  const dialog = await screen.findByRole('dialog', { name: 'How this was calculated' });
  expect(await within(dialog).findByText('P 20,000.00 × 1.50%')).toBeInTheDocument();
  expect(within(dialog).getByText('P 300.00 − P 40.00')).toBeInTheDocument();
  expect(within(dialog).getByText('Tier 2 is reached')).toBeInTheDocument();
  expect(await within(dialog).findByText('Correction')).toBeInTheDocument();
  expect(within(dialog).getByText('Not counted: above the limit')).toBeInTheDocument();
  await press('Recalculate', dialog);
  expect(await within(dialog).findByText('Matches to the cent: P 260.00')).toBeInTheDocument();
});

// covers 2.6
test('filters payments by side, account and state', async () => {
  const host = await open();
  await userEvent.click(await screen.findByRole('tab', { name: 'Paid to downlines' }));
  await userEvent.type(await screen.findByLabelText('Account'), 'agent03{Enter}');
  await waitFor(() =>
    expect(askedOf(host, listContractPayments).at(-1)).toMatchObject({
      kind: 'daily',
      side: 'given',
      account: 'agent03',
      pageNo: 1,
    }),
  );
  expect(screen.getByText(/^Your wallet didn’t cover these amounts/)).toBeInTheDocument();
});

// covers 2.6
test('names the payer of each downline contract: the reader, or the platform', async () => {
  await open('dailyWages', [paymentsOf([{ payer: 'player01' }, { payer: undefined }])]);
  await userEvent.click(await screen.findByRole('tab', { name: 'Paid to downlines' }));
  const table = await screen.findByRole('table', { name: 'Paid to downlines' });
  expect(await within(table).findByRole('columnheader', { name: 'Paid by' })).toBeInTheDocument();
  expect(within(table).getByText('you')).toBeInTheDocument();
  expect(within(table).getByText('the house')).toBeInTheDocument();
});

test.each([
  ['realTimeSalary', 'Real-time salary is settled and distributed every 5 minutes.'],
  ['dailyWages', /calculated and paid the next day/],
])('%s says when it is paid', async (page, words) => {
  await open(page);
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test.each(['dividendRecord', 'dailyWages', 'hourlySalary', 'realTimeSalary', 'myIncome'])(
  '%s says that the account has no team',
  async (page) => {
    await open(page, [
      refusing(contractCalls.listContracts, 'not_an_agent'),
      refusing(listContractPayments, 'not_an_agent'),
      refusing(getAgentIncome, 'not_an_agent'),
    ]);
    expect(await screen.findByText('This account has no team')).toBeInTheDocument();
  },
);

test('reloads a record that failed to load', async () => {
  const host = await open('dailyWages', [refusing(listContractPayments, 'conflict', 409)]);
  const again = await screen.findByRole('button', { name: 'Try again' });
  host.answer(paymentsAnswer);
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: /^Details: / })).toBeInTheDocument();
});

// covers 2.6
test('sums income and given payments by day and kind', async () => {
  const host = await open('myIncome');
  const table = await screen.findByRole('table', { name: 'Daily income' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Day', 'Dividend', 'Daily wages', 'Paid to downlines', 'Net income']);
  expect(within(table).getByRole('row', { name: /Nov 19, 2026/ })).toHaveTextContent('−P20.00');
  expect(screen.getByText('Owed to me').closest('dl')).toHaveTextContent('P260.00');
  await userEvent.click(screen.getByRole('button', { name: 'Paid to downlines' }));
  const chart = screen.getByRole('table', { name: 'Paid to downlines by day' });
  expect(within(chart).getByText('P 120.00')).toBeInTheDocument();
  const before = askedOf(host, getAgentIncome).length;
  host.events.emit('agents-changed', 'payments');
  await waitFor(() => expect(askedOf(host, getAgentIncome).length).toBeGreaterThan(before));
});
