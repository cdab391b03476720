import { getUplineTerms } from '@portal/shared/contract/wallet/upline';
import { Failed } from '@portal/shared/parts/failed';
import { refusalOf } from '@portal/shared/remote/calls/refusal-of';
import { useCallQuery, useHost } from '@portal/shared/remote/host-context';
import { useQueryClient } from '@portal/shared/remote/query';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { useEffect } from 'react';
import { UplineBlocks } from './upline-blocks.tsx';
import { UplineForm } from './upline-form.tsx';

/** Recipient, obstacles, and the form. Follows the balance of the live stream. */
export function UplineCentre() {
  const host = useHost();
  const cache = useQueryClient();
  const terms = useCallQuery(getUplineTerms, {});
  useEffect(
    () => host.events.on('balance-changed', () => void cache.invalidateQueries({ queryKey: [getUplineTerms.path] })),
    [host, cache],
  );
  if (terms.isError) {
    const refusal = refusalOf(terms.error);
    // A trial account, for example: trying again cannot help.
    if (refusal && refusal.code !== 'unknown_error') return <EmptyState drawing="lantern" title={refusal.message} />;
    return <Failed titleId="upline.failed" onRetry={() => void terms.refetch()} />;
  }
  if (!terms.data) return <Skeleton shape="block" width="100%" height={280} />;
  const { data } = terms;
  if (data.blockedBy.length > 0 || !data.upline) return <UplineBlocks terms={data} />;
  return <UplineForm terms={data} upline={data.upline} />;
}
