import { listHeldWins, proposeHeldWin } from '@portal/shared/contract/vendor-api/operator-held-wins';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, type FakeOperatorApi, fakeOperatorApi } from '../testing/fake-operator-api.ts';
import { openConsoleAs, openDialog } from '../testing/open-console.tsx';
import { sampleAnswers } from '../testing/sample-releases.ts';

const at = '2026-11-20T10:00:00.000Z';
let api: FakeOperatorApi;
beforeEach(() => {
  sessionStorage.clear();
  location.hash = '#/wins';
  api = fakeOperatorApi([
    answering(listHeldWins, () => ({
      list: [
        {
          provider: 'koi',
          transactionId: 't1',
          kind: 'win' as const,
          roundId: 'r1',
          account: 'anna01',
          gameName: 'Koi Pond',
          vassalage: 'KOI',
          stake: '1.00',
          amount: '9000.00',
          cause: 'suspended' as const,
          state: 'held' as const,
          heldAt: at,
        },
      ],
      totalPages: 1,
    })),
    answering(proposeHeldWin, ({ decision }) => ({
      id: 'p1',
      act: `win.${decision}`,
      targetId: 'win koi:t1',
      input: {},
      maker: 'operator',
      why: 'looked',
      state: 'open' as const,
      madeAt: at,
    })),
    ...sampleAnswers(),
  ]);
});
afterEach(() => {
  location.hash = '';
});

// covers 10
test('proposes to reject a win with a reason, for a finance checker to decide', async () => {
  openConsoleAs(api, ['finance-maker']);
  expect(await screen.findByRole('row', { name: /anna01.*Koi Pond.*1\.00.*9,000\.00.*Play suspended/ })).toBeVisible();
  const dialog = await openDialog('Reject 9,000.00 of anna01');
  await userEvent.type(dialog.getByLabelText('Reason'), 'stolen key');
  await userEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  expect(await dialog.findByText(/A finance checker decides/)).toBeInTheDocument();
  const asked = { provider: 'koi', transactionId: 't1', decision: 'reject', why: 'stolen key' };
  expect(api.inputsOf('t1/proposals')).toEqual([asked]);
}, 15_000);

test('shows the wins to support, who decide nothing', async () => {
  openConsoleAs(api, ['support']);
  const button = await screen.findByRole('button', { name: 'Pay 9,000.00 to anna01' });
  expect(button).toHaveAccessibleDescription(/Only finance makers/);
});
