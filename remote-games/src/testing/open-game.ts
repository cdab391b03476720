import { createFakeHost, type FakeHost, type FakeHostOptions, fakeMember } from '@portal/shared/testing/fake-host';
import { type MountedRemote, mountRemote } from '@portal/shared/testing/mount-remote';
import * as remote from '../remote.tsx';

export const launchId = 'L1';

interface GamePage {
  open(options?: FakeHostOptions): Promise<FakeHost>;
  /** Unmounts before the end of the test, which otherwise does it. */
  leave(): Promise<void>;
}

/** Opens the page of a launch with this record, fresh in each test. */
export function gamePage(record: object): GamePage {
  let mounted: MountedRemote | undefined;
  async function leave(): Promise<void> {
    await mounted?.unmount();
    mounted = undefined;
  }
  beforeEach(() => window.sessionStorage.setItem(`launch:${launchId}`, JSON.stringify(record)));
  afterEach(async () => {
    await leave();
    window.sessionStorage.clear();
  });
  return {
    leave,
    async open(options = {}) {
      const host = createFakeHost({ member: fakeMember, at: `/game?launch=${launchId}`, ...options });
      mounted = await mountRemote(remote, host);
      return host;
    },
  };
}
