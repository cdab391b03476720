import type { Client } from '@portal/shared/client/client';
import { RefusalError } from '@portal/shared/client/errors';
import { getMemberInfo, type MemberInfo } from '@portal/shared/contract/accounts/member-info';
import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { getCountry } from '@portal/shared/contract/content/countries';
import { getStatus } from '@portal/shared/contract/content/site';
import { bootFace, faceWithoutStatus, type Status } from './boot-outcome.rules.ts';
import type { SessionStore } from './storage/session-store.ts';

type Country = CallOutput<typeof getCountry>;

export type Boot =
  | {
      face: 'app';
      status: Status;
      country: Country | undefined;
      member: MemberInfo | undefined;
      /** The stored token is no longer valid. */
      hasEnded: boolean;
    }
  | { face: 'maintenance' | 'region-blocked'; status: Status }
  | { face: 'unreachable' | 'away' };

interface BootPorts {
  client: Client;
  session: SessionStore;
  host: string;
  /** Verifies the composition; awaited before the app mounts, without delaying the first calls. */
  startRemotes(): Promise<unknown>;
  noteServerTime(servedAt: Date): void;
}

/** Refused for good; a session that may only change its password starts again with a login. */
const isOver = ({ status, code }: RefusalError) => status === 401 || code === 'password_change_required';

/** Loads the member of the stored token. An invalid token is removed; a network error leaves it. */
async function loadMember({ client, session }: BootPorts): Promise<MemberInfo | undefined> {
  if (!session.token()) return undefined;
  try {
    const member = await client.send(getMemberInfo, {});
    session.setIsAgent(member.type);
    return member;
  } catch (error) {
    if (error instanceof RefusalError && isOver(error)) session.clear();
    return undefined;
  }
}

/** Boots in order (docs/architecture.md 2): country, status, composition, member of the stored token, app. */
export async function start(ports: BootPorts): Promise<Boot> {
  const { client } = ports;
  const country = client.send(getCountry, {}).catch(() => undefined);
  const status = await client.send(getStatus, { host: ports.host }).catch(faceWithoutStatus);
  if (typeof status === 'string') return { face: status };
  const face = bootFace(status);
  if (face !== 'app') return { face, status };
  const remotes = ports.startRemotes();
  const hadToken = ports.session.token() !== undefined;
  const member = await loadMember(ports);
  await remotes;
  ports.noteServerTime(new Date(status.serverTime));
  return { face, status, country: await country, member, hasEnded: hadToken && ports.session.token() === undefined };
}
