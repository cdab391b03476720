import { fakeToken } from '@portal/shared/testing/builders';
import { fakeMember } from '@portal/shared/testing/fake-host';
import { openPortal } from '../../../testing/open-portal.tsx';
import { smallWindow } from '../../../testing/small-window.ts';

jest.mock('./send-launch.ts', () => {
  throw new Error('Loading chunk failed');
});

test('shows an error and leaves no empty window when the launch code fails to load', async () => {
  const { portal, platform } = await openPortal({ answers: { getMemberInfo: fakeMember }, token: fakeToken() });
  const { page } = smallWindow();
  await portal.host.launchGame({ vassalage: 'STADIUM', gameCode: 'football', gameName: 'Football', opensIn: 'popup' });
  expect(page.close).toHaveBeenCalled();
  expect(portal.toasts.list().map(({ tone }) => tone)).toEqual(['bad']);
  expect(platform.seenOf('launchGame')).toEqual([]);
});
