import { listDownlineTransactions } from '@portal/shared/contract/agents/downline-transactions';
import { answering, refusing } from '@portal/shared/testing/fake-host';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askedOf, openCentre } from '../../testing/open-centre.ts';

const list = answering(listDownlineTransactions, ({ from = '', to = '' }) => ({
  period: { from, to },
  list: [
    {
      id: '1',
      account: 'player01',
      kind: 'reward_mission',
      group: 'reward',
      amount: '5.00',
      balanceBefore: '10.00',
      balanceAfter: '15.00',
      at: '2026-11-20T10:00:00.000Z',
    },
  ],
  totalPages: 1,
  totals: { movements: 1, incoming: '5.00', outgoing: '0.00' },
}));
const open = (answer = list) => openCentre({ surface: 'overlay', page: 'downlineTransactions' }, { answers: [answer] });

// covers 2.6
test('lists movements of the branch with totals, filtered by kind', async () => {
  const host = await open();
  expect((await screen.findByText('Reward: Mission')).closest('tr')).toHaveTextContent('+P5.00');
  expect(screen.getByText('Money in').closest('dl')).toHaveTextContent('P5.00');
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Deposits');
  await screen.findByRole('button', { name: 'Remove filter: Type' });
  expect(askedOf(host, listDownlineTransactions).at(-1)).toMatchObject({ group: 'deposit', pageNo: 1 });
});

// covers 2.6
test('asks for one account when the branch is too large to list', async () => {
  const host = await open(refusing(listDownlineTransactions, 'branch_too_large'));
  expect(await screen.findByText('Your team is too large to list everybody at once')).toBeInTheDocument();
  host.answer(list);
  await userEvent.type(screen.getByLabelText('Account'), 'player01{Enter}');
  expect(await screen.findByText('player01')).toBeInTheDocument();
  expect(askedOf(host, listDownlineTransactions).at(-1)).toMatchObject({ account: 'player01' });
});
