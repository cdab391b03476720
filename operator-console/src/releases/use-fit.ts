import { RefusalError } from '@portal/shared/client/errors';
import type { ReleaseName } from '@portal/shared/contract/operator/release-calls';
import { canPromote, canRollBack } from '@portal/shared/contract/operator/release-fit-calls';
import { useQuery } from '@portal/shared/remote/query';
import { useConsole } from '../console-parts.ts';

/** Whether a rollback fits, to the version named or to the one that it would take. */
export function useRollbackFit(name: ReleaseName, to: string | undefined, isAsked: boolean) {
  const { client } = useConsole();
  const answer = useQuery({
    queryKey: ['fit', 'rollback', name, to ?? ''],
    queryFn: ({ signal }) => client.send(canRollBack, { name, ...(to && { to }) }, { signal }),
    enabled: isAsked,
    gcTime: 0,
  });
  const hasNoTarget = answer.error instanceof RefusalError && answer.error.code === 'nothing_to_roll_back_to';
  return { ...answer, hasNoTarget };
}

/** Whether a stored version can be promoted. */
export function usePromotionFit(name: ReleaseName, version: string | undefined) {
  const { client } = useConsole();
  return useQuery({
    queryKey: ['fit', 'promotion', name, version],
    queryFn: ({ signal }) => client.send(canPromote, { name, version: version ?? '' }, { signal }),
    enabled: version !== undefined,
    gcTime: 0,
  });
}
