import { act, screen, within } from '@testing-library/react';
import { openPortal } from '../../../testing/open-portal.tsx';
import { showLanguage } from '../../host/translator.ts';
import { LicenceBadges } from './licence-badges.tsx';

test('accepts the name of a built-in logo or the address of a picture', async () => {
  const { show } = await openPortal({ site: { imageCDNs: [] } });
  const logos = ['mga', '/content/seal.webp', 'https://img1.test/seal.png'];
  show(<LicenceBadges licences={logos.map((logo) => ({ text: `Licence ${logo}`, logo }))} />);
  const logosShown = screen.getAllByRole('listitem').map((item) => {
    expect(within(item).getByText(/^Licence/)).toBeVisible();
    return item.querySelector('img')?.getAttribute('src') ?? item.querySelector('svg')?.tagName;
  });
  expect(logosShown).toEqual(['svg', '/content/seal.webp', 'https://img1.test/seal.png']);
});

// covers 1
test("shows a licence in the visitor's language, or in its own if there is no text in that", async () => {
  const { portal, show } = await openPortal();
  await act(() => showLanguage(portal.store, 'CN'));
  const texts = { CN: '马耳他博彩牌照持有者' };
  show(
    <LicenceBadges
      licences={[
        { text: 'Malta licence holder', logo: 'mga', texts },
        { text: 'Licensed here', logo: 'x1', texts: { MY: 'Dilesenkan di sini' } },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([texts.CN, 'Licensed here']);
});
