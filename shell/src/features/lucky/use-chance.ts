import { trialType } from '@portal/shared/contract/constants';
import { getChance, getOwnChance } from '@portal/shared/contract/rewards/chance';
import { useCallQuery, useHost, useReadable } from '@portal/shared/remote/host-context';
import { withOwn } from './chance.ts';

/** Loads the terms and the member's own state together: a member sees nothing without the latter. */
export function useChance() {
  const member = useReadable(useHost().member);
  const isReal = member !== undefined && member.type !== trialType;
  const terms = useCallQuery(getChance, {});
  const own = useCallQuery(getOwnChance, {}, { enabled: isReal });
  const isHere = terms.data !== undefined && (!isReal || own.data !== undefined);
  return {
    data: isHere ? withOwn(terms.data, isReal ? own.data : undefined) : undefined,
    isError: terms.isError || own.isError,
    isFetching: terms.isFetching || own.isFetching,
    refetch: () => Promise.all([terms.refetch(), isReal ? own.refetch() : undefined]),
  };
}
