import { exportTeamBets, listTeamBets } from '@portal/shared/contract/agents/team-bets';
import { answering, refusing } from '@portal/shared/testing/fake-host';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askedOf, openCentre } from '../../testing/open-centre.ts';

const bet = {
  roundId: 'r1',
  gameName: 'Koi',
  stake: '10.00',
  win: '0.00',
  state: 'settled',
  at: '2026-11-20T10:00:00.000Z',
};
const list = answering(listTeamBets, ({ account = 'player01', from = '', to = '' }) => ({
  period: { from, to },
  list:
    account === 'nobody'
      ? []
      : [
          { ...bet, account },
          { ...bet, account, roundId: 'r2', state: 'corrected', win: '-5.00' },
        ],
  totalPages: 1,
  totals:
    account === 'nobody' ? { rounds: 0, stake: '0.00', win: '0.00' } : { rounds: 1234, stake: '9876.00', win: '-5.00' },
}));
const answers = [list, refusing(exportTeamBets, 'export_too_large')];
const open = () => openCentre({ surface: 'overlay', page: 'teamBetting' }, { answers });

// covers 2.6
test('lists team bets of one account', async () => {
  const host = await open();
  expect(await screen.findAllByText('player01')).toHaveLength(2);
  await userEvent.type(screen.getByLabelText('Account'), ' nobody {Enter}');
  expect(await screen.findByText('No bets from nobody')).toBeInTheDocument();
  expect(askedOf(host, listTeamBets).at(-1)).toMatchObject({ account: 'nobody', pageNo: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Show all accounts' }));
  expect(await screen.findAllByText('player01')).toHaveLength(2);
});

// covers 2.6
test('marks a correction, in the time zone of the portal', async () => {
  await open();
  const row = (await screen.findByText('Corrected')).closest('tr');
  expect(row).toHaveTextContent('−P5.00');
  expect(row).toHaveTextContent('5:00:00 PM');
});

// covers 2.6
test('totals the whole selection, not the page', async () => {
  await open();
  await screen.findAllByText('player01');
  const tile = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;
  expect(tile('Total stake')).toHaveTextContent('P9,876.00');
  expect(tile('Total win')).toHaveTextContent('−P5.00');
  expect(tile('Rounds')).toHaveTextContent('1,234');
});

test('shows why a file is refused as too large', async () => {
  const host = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
  await waitFor(() => expect(host.toasts).toEqual(['export_too_large']));
});
