import { getMemberMenu } from '@portal/shared/contract/accounts/member-info';
import type { Call, CallInput } from '@portal/shared/contract/calls/define-call';
import { contractVersion, defaultMemberCentrePage, trialType } from '@portal/shared/contract/constants';
import { listBankAccounts } from '@portal/shared/contract/payments/bank-accounts';
import { listDepositMethods, listDeposits } from '@portal/shared/contract/payments/deposits';
import { getWithdrawalTerms } from '@portal/shared/contract/payments/withdrawals';
import { loadMessages } from '@portal/shared/i18n/load-member-centre';
import type { Host } from '@portal/shared/remote/host';
import { callKey } from '@portal/shared/remote/host-context';
import { mountReact } from '@portal/shared/remote/mounting/mount-react';
import type { QueryClient } from '@portal/shared/remote/query';
import type { Mounted, Place } from '@portal/shared/remote/remote-module';
import { recentDeposits } from './features/deposit/deposit.rules.ts';
import { MemberCentre } from './member-centre.tsx';
import { preloadPageCode } from './pages.tsx';

export const contract = contractVersion;

/** Texts and code of these pages, preloaded if one is likely to be opened. */
export async function prepare(host: Host, pages: readonly string[]): Promise<void> {
  await Promise.all([loadMessages(host.language.get()), ...pages.map(preloadPageCode)]);
}

export function mount(host: Host, place: Place): Promise<Mounted> {
  void preloadPageCode(place.page ?? defaultMemberCentrePage);
  return mountReact(host, place, <MemberCentre firstPage={place.page} />, loadMessages, (cache) =>
    prefetchFirstPage(host, cache, place.page),
  );
}

type Ask = (host: Host, cache: QueryClient) => void;

/** A refused or lost call is sent again by the part that shows it. */
const asking =
  <C extends Call>(call: C, input: CallInput<C>): Ask =>
  (host, cache) => {
    const queryKey = callKey(call, input, host.language.get(), host.member.get()?.id);
    void cache.prefetchQuery({ queryKey, queryFn: ({ signal }) => host.call(call, input, { signal }) });
  };

const prefetchMenu = asking(getMemberMenu, {});

/** What the pages behind the money buttons of the shell show first; a trial account has neither. */
const ofPage: Readonly<Record<string, readonly Ask[]>> = {
  depositv2: [asking(listDepositMethods, {}), asking(listDeposits, recentDeposits)],
  withdraw: [asking(getWithdrawalTerms, {}), asking(listBankAccounts, {})],
};

/** Asks for the menu and for what the first page shows, beside texts and code and not after them. */
export function prefetchFirstPage(host: Host, cache: QueryClient, page = defaultMemberCentrePage): void {
  const isTrial = host.member.get()?.type === trialType;
  for (const ask of [prefetchMenu, ...(isTrial ? [] : (ofPage[page] ?? []))]) ask(host, cache);
}
