import type { OpenedDraw } from '@portal/shared/contract/lottery/opened-numbers';
import { fakeToken } from '@portal/shared/testing/builders';
import { fakeMember } from '@portal/shared/testing/fake-host';
import { refuse } from '@portal/shared/testing/fake-platform';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPortal } from '../../../../testing/open-portal.tsx';
import { LatestDraws } from './latest-draws.tsx';

function draw(gameCode: string, number: string, more: Partial<OpenedDraw> = {}): OpenedDraw {
  return {
    gameId: `TCG_LOTTO_VN.${gameCode}`,
    gameCode,
    gameName: `Game ${gameCode}`,
    vassalage: 'TCG_LOTTO_VN',
    drawId: number,
    drawnAt: '2026-11-21T11:15:00.000Z',
    state: 'result',
    prizes: [
      { prize: 'G8', numbers: ['99'] },
      { prize: 'DB', numbers: [number] },
    ],
    corrections: 0,
    ...more,
  };
}

const answer = (...list: OpenedDraw[]) => ({ list, serverTime: '2026-11-21T12:00:00.000Z' });

// covers 7.2
test('links the newest special prize of each game to its board', async () => {
  const cancelled = draw('MT', '88888', { state: 'cancelled', prizes: [] });
  const list = answer(draw('MB', '12345'), draw('MB', '67890'), cancelled, draw('MT', '54321'));
  const { show, platform } = await openPortal({ answers: { listVietnamNumbers: list } });
  show(<LatestDraws />);
  const region = within(await screen.findByRole('region', { name: 'Latest draws' }));
  const links = await region.findAllByRole('link', { name: /^Game/ });
  expect(links.map((link) => link.textContent)).toEqual(['Game MBNov 2112345', 'Game MTNov 2154321']);
  expect(links[0]).toHaveAttribute('href', '/lottery?results=TCG_LOTTO_VN.MB');
  expect(platform.seenOf('listVietnamNumbers')[0]?.input).toMatchObject({ count: '100' });
});

test('shows a member the numbers of all lotteries', async () => {
  const answers = { getMemberInfo: fakeMember, listOpenedNumbers: answer(draw('THAI', '123456')) };
  const { show, platform } = await openPortal({ answers, token: fakeToken() });
  show(<LatestDraws />);
  expect(await screen.findByRole('link', { name: /Game THAI/ })).toBeVisible();
  expect(platform.seenOf('listVietnamNumbers')).toHaveLength(0);
});

test('offers a retry when the numbers fail to load; says when there are none', async () => {
  const { show, platform } = await openPortal({ answers: { listVietnamNumbers: refuse('invalid_input') } });
  show(<LatestDraws />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  platform.answer({ listVietnamNumbers: answer() });
  await userEvent.click(again);
  expect(await screen.findByText('No games here today.')).toBeVisible();
});
