import type { LanguageCode } from '@portal/shared/contract/game-types';
import { createFakeHost } from '@portal/shared/testing/fake-host';
import { render, screen } from '@testing-library/react';
import { HostContext } from '../host-context.ts';
import { useIntl } from '../intl.ts';
import { HostIntl } from './host-intl.ts';

function Day() {
  return <p>{useIntl().formatDate('2026-11-20T20:00:00.000Z', { dateStyle: 'medium' })}</p>;
}

test.each<[LanguageCode, string, string]>([
  ['EN', 'Asia/Ho_Chi_Minh', 'Nov 21, 2026'],
  ['EN', 'America/New_York', 'Nov 20, 2026'],
  ['VN', 'Asia/Ho_Chi_Minh', '21 thg 11, 2026'],
  ['TH', 'Asia/Bangkok', '21 พ.ย. 2026'],
])('shows times in %s by the zone of the portal: %s', (language, timeZone, day) => {
  const host = createFakeHost({ language, site: { timeZone } });
  render(
    <HostContext value={host}>
      <HostIntl initial={{ language, messages: {} }} load={() => Promise.resolve({})}>
        <Day />
      </HostIntl>
    </HostContext>,
  );
  expect(screen.getByText(day)).toBeVisible();
});
