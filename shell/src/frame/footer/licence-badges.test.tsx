import { screen, within } from '@testing-library/react';
import { openPortal } from '../../../testing/open-portal.tsx';
import { LicenceBadges } from './licence-badges.tsx';

test('a logo is the name of a drawn sign or the address of a picture', async () => {
  const { show } = await openPortal({ site: { imageCDNs: [] } });
  const logos = ['mga', '/content/seal.webp', 'https://img1.test/seal.png'];
  show(<LicenceBadges licences={logos.map((logo) => ({ text: `Licence ${logo}`, logo }))} />);
  const marks = screen.getAllByRole('listitem').map((item) => {
    expect(within(item).getByText(/^Licence/)).toBeVisible();
    return item.querySelector('img')?.getAttribute('src') ?? item.querySelector('svg')?.tagName;
  });
  expect(marks).toEqual(['svg', '/content/seal.webp', 'https://img1.test/seal.png']);
});
