import { screen } from '@testing-library/react';
import { openPortal } from '../../../testing/open-portal.tsx';
import { BottomBar } from './bottom-bar.tsx';

// covers 2.4
test.each([
  [true, ['Home', 'Games', 'Wallet', 'Rewards', 'Me']],
  [false, ['Home', 'Games', 'Rewards']],
])('with the member centre %s the bottom bar shows %j', async (memberCentre, names) => {
  const { show } = await openPortal({ toggles: { memberCentre } });
  show(<BottomBar />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
});
