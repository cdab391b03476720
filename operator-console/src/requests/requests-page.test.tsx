import {
  acceptApprovalRequest,
  declineApprovalRequest,
  listApprovalRequests,
} from '@portal/shared/contract/approvals/operator-approvals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, type FakeOperatorApi, fakeOperatorApi } from '../testing/fake-operator-api.ts';
import { openConsoleAs, openDialog } from '../testing/open-console.tsx';
import { sampleAnswers } from '../testing/sample-releases.ts';

const request = {
  id: 'p1',
  act: 'studio.origin',
  targetId: 'origin koi',
  input: { origin: 'https://new.example' },
  maker: 'ada',
  why: 'the studio moved',
  state: 'open',
  madeAt: '2026-11-20T10:00:00.000Z',
} as const;
const ofDeposit = {
  ...request,
  id: 'p3',
  act: 'deposit.approve',
  targetId: 'd1',
  about: { account: 'anna01', amount: '100.00', state: 'open', arrived: '900.00', isFarFromOrdered: true },
};
const ofOneHand = {
  ...request,
  id: 'p4',
  act: 'wallet.adjust',
  targetId: '8016005230',
  input: { amount: '12500.00', account: 'player01', balance: '10000.00' },
  why: 'a bet was lost',
  obstacle: { code: 'accounts_of_one_hand', message: 'One person stands behind both accounts' },
};
const ofRoles = {
  ...request,
  id: 'p5',
  act: 'operator.roles',
  targetId: 'ida',
  input: { email: 'ida@x.example', rolesBefore: 'support', roles: 'support, admin' },
};
let api: FakeOperatorApi;
beforeEach(() => {
  sessionStorage.clear();
  location.hash = '#/requests';
  api = fakeOperatorApi([
    answering(listApprovalRequests, () => ({
      list: [
        request,
        { ...request, id: 'p2', targetId: 'origin eel', maker: 'operator' },
        ofDeposit,
        ofOneHand,
        ofRoles,
      ],
      totalPages: 1,
    })),
    answering(acceptApprovalRequest, () => ({ ...request, state: 'accepted' as const })),
    answering(declineApprovalRequest, () => ({ ...request, state: 'declined' as const })),
    ...sampleAnswers(),
  ]);
});
afterEach(() => {
  location.hash = '';
});

// covers 10
test("approves another operator's request with a reason, and lets its maker only withdraw it", async () => {
  openConsoleAs(api, ['admin']);
  const own = within(await screen.findByRole('row', { name: /origin eel/ }));
  expect(own.queryByText('Approve')).not.toBeInTheDocument();
  expect(own.getByText('Withdraw')).toBeInTheDocument();
  const dialog = await openDialog('Approve studio.origin origin koi');
  expect(dialog.getByText('ada gave this reason: the studio moved')).toBeInTheDocument();
  expect(dialog.getByRole('definition')).toHaveTextContent('https://new.example');
  await userEvent.type(dialog.getByLabelText('Reason'), 'called the studio');
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByText('Approved and done.')).toBeInTheDocument();
  expect(api.inputsOf('p1/accept')).toEqual([{ id: 'p1', why: 'called the studio' }]);
}, 15_000);

// covers 10
test('shows what a request does before anybody decides, and why this person may not approve it', async () => {
  openConsoleAs(api, ['admin', 'finance-checker']);
  const money = await screen.findByRole('row', { name: /wallet\.adjust player01/ });
  expect(money).toHaveTextContent(/Amount12,500\.00Member\s*player01/);
  expect(money).toHaveTextContent('a bet was lost');
  expect(within(money).queryByText('Approve')).not.toBeInTheDocument();
  expect(within(money).getByText('One person stands behind both accounts')).toBeInTheDocument();
  expect(within(money).getByRole('button', { name: 'Reject wallet.adjust player01' })).toBeEnabled();
  const roles = screen.getByRole('row', { name: /operator\.roles ida/ });
  expect(roles).toHaveTextContent('support → support, admin');
  expect(roles).toHaveTextContent(/Link goes to\s*ida@x\.example/);
}, 15_000);

test('rejects a request, and asks to confirm an amount far from the order', async () => {
  openConsoleAs(api, ['finance-checker']);
  const rejected = await openDialog('Reject studio.origin origin koi');
  await userEvent.type(rejected.getByLabelText('Reason'), 'unknown host');
  await userEvent.click(rejected.getByRole('button', { name: 'Reject' }));
  expect(await rejected.findByText('Rejected. Nothing has changed.')).toBeInTheDocument();
  await userEvent.click(rejected.getByRole('button', { name: 'Done' }));
  const dialog = await openDialog('Approve deposit.approve d1');
  await userEvent.type(dialog.getByLabelText('Reason'), 'seen at the bank');
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByText('Confirm the amount that arrived.')).toBeInTheDocument();
  await userEvent.click(dialog.getByLabelText(/900\.00 arrived/));
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByText('Approved and done.')).toBeInTheDocument();
  expect(api.inputsOf('p3/accept')).toEqual([{ id: 'p3', why: 'seen at the bank', isAmountConfirmed: true }]);
}, 15_000);
