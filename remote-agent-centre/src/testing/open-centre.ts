import { getConsolidatedContracts } from '@portal/shared/contract/agents/contracts';
import {
  answering,
  createFakeHost,
  type FakeHost,
  type FakeHostOptions,
  fakeMember,
} from '@portal/shared/testing/fake-host';
import { type MountedRemote, mountRemote } from '@portal/shared/testing/mount-remote';
import * as remote from '../remote.tsx';

const allOn = answering(getConsolidatedContracts, () => ({
  dailysalreqtype: true,
  divtypereq: true,
  contracthoursalreq: true,
  realtimesalreqtype: true,
}));

let mounted: MountedRemote | undefined;
afterEach(() => mounted?.unmount());

/** The agent centre as the shell mounts it, for an agent whose contract features are all on; gone after the test. */
export async function openCentre(
  place: { surface: 'page' | 'overlay'; page?: string },
  options: FakeHostOptions = {},
): Promise<FakeHost> {
  const host = createFakeHost({
    member: { ...fakeMember, type: 1 },
    site: { timeZone: 'Asia/Ho_Chi_Minh' },
    ...options,
    answers: [...(options.answers ?? []), allOn],
  });
  mounted = await mountRemote(remote, host, place);
  return host;
}

/** Inputs sent to a call, the newest last. */
export const askedOf = (host: FakeHost, call: { path: string }): unknown[] =>
  host.calls.filter(({ path }) => path === call.path).map(({ input }) => input);
