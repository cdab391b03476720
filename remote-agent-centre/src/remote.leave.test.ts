import { createFakeHost, fakeMember } from '@portal/shared/testing/fake-host';
import { findLeaks, nothing } from '@portal/shared/testing/find-leaks';
import * as remote from './remote.tsx';

// covers 10
test.each(['/agentHome'])('leaves nothing behind after %s', async (at) => {
  const host = createFakeHost({ at, member: fakeMember });
  expect(await findLeaks(remote, host)).toEqual(nothing);
});
