import { createFakeHost } from '@portal/shared/testing/fake-host';
import { render, screen } from '@testing-library/react';
import { HostContext } from '../host-context.ts';
import { useIntl } from '../intl.ts';
import { HostIntl } from './host-intl.ts';

function Day() {
  return <p>{useIntl().formatDate('2026-11-20T20:00:00.000Z', { dateStyle: 'medium' })}</p>;
}

test.each([
  ['Asia/Ho_Chi_Minh', 'Nov 21, 2026'],
  ['America/New_York', 'Nov 20, 2026'],
])('shows times by the zone of the portal: %s', (timeZone, day) => {
  const host = createFakeHost({ site: { timeZone } });
  render(
    <HostContext value={host}>
      <HostIntl initial={{ language: 'EN', messages: {} }} load={() => Promise.resolve({})}>
        <Day />
      </HostIntl>
    </HostContext>,
  );
  expect(screen.getByText(day)).toBeVisible();
});
