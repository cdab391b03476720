import type { Client } from '@portal/shared/client/client';
import { RefusalError } from '@portal/shared/client/errors';
import type { CallOutput } from '@portal/shared/contract/define-call';
import { getMemberInfo, type MemberInfo } from '@portal/shared/contract/member/get-info';
import { getCountry } from '@portal/shared/contract/system/get-country';
import { getStatus } from '@portal/shared/contract/system/get-status';
import { faceOf, faceWithoutStatus, type Status } from './boot-outcome.rules.ts';
import type { SessionStore } from './session-store.ts';

export type Country = CallOutput<typeof getCountry>;

export type Boot =
  | {
      face: 'app';
      status: Status;
      country: Country | undefined;
      member: MemberInfo | undefined;
      /** There was a token, and it is worth nothing any more. */
      hasEnded: boolean;
    }
  | { face: 'maintenance' | 'region-blocked'; status: Status }
  | { face: 'unreachable' | 'away' };

export interface BootPorts {
  client: Client;
  session: SessionStore;
  host: string;
  /** Verifies the composition; awaited before the app mounts, never in the way of the first answers. */
  startRemotes(): Promise<unknown>;
  noteServerTime(servedAt: Date): void;
}

/** Refused for good; a session that is open for a password change alone begins anew with a login. */
const isOver = ({ status, code }: RefusalError) => status === 401 || code === 'password_change_required';

/** Member of the stored token. A token that is no longer good is forgotten; no network leaves it where it is. */
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

/** The start in its order (docs/architecture.md 2): country always, status, composition, member of a stored token, app. */
export async function start(ports: BootPorts): Promise<Boot> {
  const { client } = ports;
  const country = client.send(getCountry, {}).catch(() => undefined);
  const status = await client.send(getStatus, { host: ports.host }).catch(faceWithoutStatus);
  if (typeof status === 'string') return { face: status };
  const face = faceOf(status);
  if (face !== 'app') return { face, status };
  const remotes = ports.startRemotes();
  const hadToken = ports.session.token() !== undefined;
  const member = await loadMember(ports);
  await remotes;
  ports.noteServerTime(new Date(status.serverTime));
  return { face, status, country: await country, member, hasEnded: hadToken && ports.session.token() === undefined };
}
