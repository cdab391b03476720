import { getMemberMenu } from '@portal/shared/contract/accounts/member-info';
import type { Call } from '@portal/shared/contract/calls/define-call';
import {
  type Answer,
  answering,
  createFakeHost,
  type FakeHost,
  type FakeHostOptions,
  fakeMember,
} from '@portal/shared/testing/fake-host';
import { type MountedRemote, mountRemote } from '@portal/shared/testing/mount-remote';
import userEvent from '@testing-library/user-event';
import * as remote from '../src/remote.tsx';

let mounted: MountedRemote | undefined;
afterEach(async () => {
  await mounted?.unmount();
  mounted = undefined;
});

/** The member centre on a page of the menu, on a host that gives the answers. */
export async function openPage(page: string, answers: Answer[], { menu = [page], ...options }: PageOptions = {}) {
  const items = answering(getMemberMenu, () => ({ items: menu.map((name) => ({ page: name, count: 0 })) }));
  const host = createFakeHost({ member: fakeMember, ...options, answers: [...answers, items] });
  mounted = await mountRemote(remote, host, { surface: 'overlay', page });
  return { host, user: userEvent.setup() };
}

interface PageOptions extends Omit<FakeHostOptions, 'answers'> {
  /** Pages of the menu; the opened one alone by default. */
  menu?: string[];
}

/** What was sent to a call, with its key, in order. */
export const sentTo = (host: FakeHost, { method, path }: Pick<Call, 'method' | 'path'>) =>
  host.calls.filter((sent) => sent.method === method && sent.path === path);
