import { previewRequest } from '@portal/shared/contract/agents/contracts';
import type { CallInput, CallOutput } from '@portal/shared/contract/define-call';
import { useFailureText } from '@portal/shared/remote/calls/use-failure-text';
import { useCallQuery } from '@portal/shared/remote/host-context';

type Affected = CallOutput<typeof previewRequest>['affected'];

export interface Preview {
  /** Undefined while it loads or reloads. */
  affected?: Affected;
  isReading: boolean;
  failure: string;
  again(): void;
}

/** What an answer would end, always as it is now. `isAsked`: not while an answer is under way, which changes it. */
export function usePreview(of: CallInput<typeof previewRequest>, isAsked: boolean): Preview {
  const failureText = useFailureText();
  const { data, error, isError, isFetching, refetch } = useCallQuery(previewRequest, of, {
    enabled: isAsked,
    alwaysAnew: true,
  });
  return {
    ...(data && !isFetching && !isError && { affected: data.affected }),
    isReading: isFetching,
    failure: isError && !isFetching ? failureText(error) : '',
    again: () => void refetch(),
  };
}

/** What an answer carries back of it. */
export const shownIds = (affected: Affected): string[] => affected.map(({ id }) => id);
