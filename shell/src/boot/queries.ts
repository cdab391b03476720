import type { Client } from '@portal/shared/client/client';
import { getMemberMenu } from '@portal/shared/contract/accounts/member-info';
import type { Call } from '@portal/shared/contract/calls/define-call';
import { listAnnouncements } from '@portal/shared/contract/content/announcements';
import { listLanguages } from '@portal/shared/contract/content/languages';
import {
  getCustomerService,
  getDomainRoute,
  getRegisterSettings,
  getWhitelabel,
} from '@portal/shared/contract/content/site';
import { getGameMenus } from '@portal/shared/contract/games/menus';
import { getPointBalance } from '@portal/shared/contract/rewards/points';
import { getVipProgress } from '@portal/shared/contract/rewards/vip';
import { isPlatformAway, readAgainAfterMs } from '@portal/shared/remote/calls/query-retry.rules';
import { callKey } from '@portal/shared/remote/host-context';
import { QueryClient } from '@portal/shared/remote/query';
import { announcementsInput } from '../frame/notices/use-announcements.ts';
import type { KeyStore } from './storage/safe-storage.ts';
import {
  type CacheName,
  type CachePorts,
  cachedAnswer,
  forgetOld,
  hasCachedAnswer,
  keepAnswer,
  versionIn,
} from './storage/session-caches.ts';

const staleAfterMs = 30_000;

/** Answers that are cached for the session while their version is current. */
const cachedCalls: readonly { name: CacheName; call: Call; input: Record<string, unknown> }[] = [
  { name: 'vendors', call: getGameMenus, input: {} },
  { name: 'announcements', call: listAnnouncements, input: announcementsInput },
  { name: 'validation', call: getRegisterSettings, input: {} },
  { name: 'routers', call: getDomainRoute, input: {} },
  { name: 'routers', call: getCustomerService, input: {} },
  { name: 'settings', call: getWhitelabel, input: {} },
  { name: 'settings', call: listLanguages, input: {} },
];

const ofEveryPage: readonly CacheName[] = ['vendors', 'announcements'];

export function createQueries(client: Client): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 || isPlatformAway(error),
        retryDelay: (failures) => readAgainAfterMs(failures),
        staleTime: staleAfterMs,
      },
    },
  });
  for (const { call, input } of cachedCalls)
    queries.setQueryDefaults([call.path], {
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: () => client.send(call, input),
    });
  return queries;
}

/**
 * Prefetches what every page's frame needs, beside the status call, unless the session has it. Who is logged in is not
 * known yet, so the answers are stored as a visitor's.
 */
export function prefetchFrame(queries: QueryClient, client: Client, storage: KeyStore, language: string): void {
  for (const { name, call, input } of cachedCalls) {
    if (!ofEveryPage.includes(name) || hasCachedAnswer(storage, name, call)) continue;
    void queries.prefetchQuery({ queryKey: callKey(call, input, language), queryFn: () => client.send(call, input) });
  }
}

interface KeepPorts extends CachePorts {
  /** Id of the member logged in now. */
  memberId(): string | undefined;
}

/**
 * Seeds queries with prefetched answers and with cached ones of the current version, and caches new answers. A
 * prefetched answer of another version is shown and fetched again.
 */
export function keepAnswers(queries: QueryClient, ports: KeepPorts): void {
  const keyNow = ({ call, input }: (typeof cachedCalls)[number]) =>
    callKey(call, input, ports.language(), ports.memberId());
  const onTheWay = new Set<(typeof cachedCalls)[number]>();
  const take = (row: (typeof cachedCalls)[number], answer: unknown) => {
    keepAnswer<Call>(ports, row.name, row.call, answer);
    const version = versionIn(answer);
    if (version === undefined || version === ports.versions()[row.name]) return;
    // After the handler that delivered the answer has finished.
    queueMicrotask(() => void queries.invalidateQueries({ queryKey: keyNow(row), exact: true }));
  };
  for (const row of cachedCalls) {
    const { name, call, input } = row;
    handOver(queries, callKey(call, input, ports.language()), keyNow(row));
    const now = queries.getQueryData(keyNow(row));
    const earlier = cachedAnswer(ports, name, call);
    if (now !== undefined) take(row, now);
    else if (queries.getQueryState(keyNow(row))) onTheWay.add(row);
    else if (earlier !== undefined) queries.setQueryData(keyNow(row), earlier);
    else forgetOld(ports, name, call);
  }
  queries.getQueryCache().subscribe((event) => {
    // Only an arrived answer, no other cache event.
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { query } = event;
    const row = cachedCalls.find(({ call }) => call.path === query.queryKey[0]);
    if (!row) return;
    // Compared by content: every caller passes its own input object.
    const isOfNow = JSON.stringify(keyNow(row)) === JSON.stringify(query.queryKey);
    if (!isOfNow) return;
    if (onTheWay.delete(row)) take(row, query.state.data);
    else keepAnswer<Call>(ports, row.name, row.call, query.state.data);
  });
}

type Key = ReturnType<typeof callKey>;

/** An answer requested with a member's token before the member was known belongs to that member. */
function handOver(queries: QueryClient, asked: Key, wanted: Key): void {
  const early = queries.getQueryCache().find({ queryKey: asked });
  if (!early || wanted[3] === asked[3]) return;
  const forget = () => queries.removeQueries({ queryKey: asked, exact: true });
  const { promise } = early;
  if (early.state.data === undefined)
    return void (promise && queries.prefetchQuery({ queryKey: wanted, queryFn: () => promise }).then(forget));
  queries.setQueryData(wanted, early.state.data);
  forget();
}

const memberCalls: readonly Call[] = [getMemberMenu, getPointBalance, getVipProgress];

/** Removes the answers of a member after the logout. */
export function forgetMember(queries: QueryClient): void {
  for (const { path } of memberCalls) queries.removeQueries({ queryKey: [path] });
}
