import { previewRequest } from '@portal/shared/contract/agents/contracts';
import type { CallInput, CallOutput } from '@portal/shared/contract/calls/define-call';
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

/** Contracts that an answer would end, always current. `isAsked` is false while an answer is being sent. */
export function usePreview(of: CallInput<typeof previewRequest>, isAsked: boolean): Preview {
  const failureText = useFailureText();
  const { data, error, isError, isFetching, refetch } = useCallQuery(previewRequest, of, {
    enabled: isAsked,
    alwaysRefetch: true,
  });
  return {
    ...(data && !isFetching && !isError && { affected: data.affected }),
    isReading: isFetching,
    failure: isError && !isFetching ? failureText(error) : '',
    again: () => void refetch(),
  };
}

/** The part that an answer sends back. */
export const shownIds = (affected: Affected): string[] => affected.map(({ id }) => id);
