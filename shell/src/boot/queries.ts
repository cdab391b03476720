import type { Client } from '@portal/shared/client/client';
import { listAnnouncements } from '@portal/shared/contract/content/list-announcements';
import type { Call } from '@portal/shared/contract/define-call';
import { getGameMenus } from '@portal/shared/contract/games/get-game-menus';
import { getMemberMenu } from '@portal/shared/contract/member/get-menu';
import { getPointBalance } from '@portal/shared/contract/rewards/get-point-balance';
import { getRegisterSettings } from '@portal/shared/contract/system/get-register-settings';
import { QueryClient } from '@portal/shared/remote/query';
import { announcementsInput } from '../frame/use-announcements.ts';
import { type CacheName, type CachePorts, cachedAnswer, hasKept, keepAnswer } from './session-caches.ts';

const staleAfterMs = 30_000;

/** Answers that hold for the whole session as long as their version does. */
const kept: readonly { name: CacheName; call: Call; input: Record<string, unknown> }[] = [
  { name: 'vendors', call: getGameMenus, input: {} },
  { name: 'announcements', call: listAnnouncements, input: announcementsInput },
  { name: 'validation', call: getRegisterSettings, input: {} },
];

export function createQueries(client: Client): QueryClient {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: staleAfterMs } } });
  for (const { call, input } of kept)
    queries.setQueryDefaults([call.path], {
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: () => client.send(call, input),
    });
  return queries;
}

const names = new Map(kept.map((row) => [row.call.path, row]));

/** What the frame of every page needs is asked at once, beside the status call, unless this session has it already. */
export function prefetchFrame(queries: QueryClient, client: Client, storage: Storage): void {
  for (const { name, call, input } of kept) {
    if (name === 'validation' || hasKept(storage, name, call)) continue;
    void queries.prefetchQuery({ queryKey: [call.path, input], queryFn: () => client.send(call, input) });
  }
}

/** Uses kept answers whose version is still that of the status answer, and keeps every new one. */
export function keepAnswers(queries: QueryClient, ports: CachePorts): void {
  for (const { name, call, input } of kept) {
    const key = [call.path, input];
    const now = queries.getQueryData(key);
    const earlier = cachedAnswer(ports, name, call);
    if (now !== undefined) keepAnswer(ports, name, call, now);
    else if (earlier !== undefined) queries.setQueryData(key, earlier);
  }
  queries.getQueryCache().subscribe(({ type, query }) => {
    const row = names.get(String(query.queryKey[0]));
    if (row && type === 'updated' && query.state.status === 'success' && query.state.fetchStatus === 'idle')
      keepAnswer(ports, row.name, row.call, query.state.data);
  });
}

const memberCalls: readonly Call[] = [getMemberMenu, getPointBalance];

/** Answers that were given to a member are nobody's after the logout. */
export function forgetMember(queries: QueryClient): void {
  for (const { path } of memberCalls) queries.removeQueries({ queryKey: [path] });
}
