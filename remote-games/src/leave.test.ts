import { createFakeHost, fakeMember } from '@portal/shared/testing/fake-host';
import { leftBehind, nothing } from '@portal/shared/testing/left-behind';
import * as remote from './remote.tsx';

test.each(['/rng', '/game', '/live'])('leaves nothing behind after %s', async (at) => {
  const host = createFakeHost({ at, member: fakeMember });
  expect(await leftBehind(remote, host)).toEqual(nothing);
});
