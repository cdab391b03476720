import { getUplineTerms } from '@portal/shared/contract/wallet/upline';
import { Failed } from '@portal/shared/parts/failed';
import { refusalOf } from '@portal/shared/remote/calls/refusal-of';
import { useRefreshOn } from '@portal/shared/remote/calls/use-refresh';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { UplineBlocks } from './upline-blocks.tsx';
import { UplineForm } from './upline-form.tsx';

const calls = [getUplineTerms];

/** Recipient, obstacles, and the form. Follows the balance of the live stream. */
export function UplineCentre() {
  const terms = useCallQuery(getUplineTerms, {});
  useRefreshOn('balance-changed', calls);
  if (terms.isError) {
    const refusal = refusalOf(terms.error);
    // A trial account, for example: trying again cannot help.
    if (refusal && refusal.code !== 'unknown_error') return <EmptyState drawing="lantern" title={refusal.message} />;
    return <Failed titleId="upline.failed" query={terms} />;
  }
  if (!terms.data) return <Skeleton shape="block" width="100%" height={280} />;
  const { data } = terms;
  if (data.blockedBy.length > 0 || !data.upline) return <UplineBlocks terms={data} />;
  return <UplineForm terms={data} upline={data.upline} />;
}
