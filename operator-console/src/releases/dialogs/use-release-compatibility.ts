import { RefusalError } from '@portal/shared/client/errors';
import { canPromote, canRollBack } from '@portal/shared/contract/releases/compatibility';
import type { ReleaseName, seenReleaseState } from '@portal/shared/contract/releases/releases';
import { useQuery } from '@portal/shared/remote/query';
import type { InferOutput } from 'valibot';
import { useConsole } from '../../console-parts.ts';

type ReleaseState = InferOutput<typeof seenReleaseState>;

/** Fetched once for the state the operator saw: a changing answer would change what the button does. */
const once = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY } as const;

/** Checks whether a rollback is compatible, to the named version or to the one it would choose from that state. */
export function useRollbackCompatibility(name: ReleaseName, to: string | undefined, seen: ReleaseState) {
  const { client } = useConsole();
  const answer = useQuery({
    queryKey: ['fit', 'rollback', name, to ?? '', seen],
    queryFn: ({ signal }) => client.send(canRollBack, { name, ...(to && { to }) }, { signal }),
    ...once,
  });
  const hasNoTarget = answer.error instanceof RefusalError && answer.error.code === 'nothing_to_roll_back_to';
  return { ...answer, hasNoTarget };
}

/** Checks whether a stored version can be promoted. */
export function usePromotionCompatibility(name: ReleaseName, version: string | undefined, seen: ReleaseState) {
  const { client } = useConsole();
  return useQuery({
    queryKey: ['fit', 'promotion', name, version, seen],
    queryFn: ({ signal }) => client.send(canPromote, { name, version: version ?? '' }, { signal }),
    enabled: version !== undefined,
    ...once,
  });
}
