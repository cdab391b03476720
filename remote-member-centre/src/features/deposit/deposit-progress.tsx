import { FormattedMessage } from '@portal/shared/remote/intl';
import { ProgressNote } from '../../parts/progress/progress-note.tsx';
import { usePromiseWords } from '../../parts/progress/use-promise-words.ts';
import { isOpenDeposit } from './deposit.rules.ts';
import type { DepositDetail } from './deposit.ts';

/** What an open deposit waits for, and until when. */
export function DepositProgress({ deposit }: { deposit: DepositDetail }) {
  const words = usePromiseWords();
  const { state, kind, promisedMinutes, expectedBy, expiresAt, serverTime, reference } = deposit;
  if (!isOpenDeposit(deposit)) return null;
  const minutes = promisedMinutes ?? 0;
  return (
    <ProgressNote
      promise={expectedBy === undefined ? undefined : { minutes, by: expectedBy }}
      serverTime={serverTime}
      reference={reference}
    >
      <p>
        <FormattedMessage id={`deposit.wait.${state}`} values={{ time: words.moment(expiresAt, serverTime) }} />
      </p>
      {state === 'created' && promisedMinutes !== undefined ? (
        <p>
          <FormattedMessage id={`deposit.wait.usual.${kind}`} values={{ duration: words.duration(promisedMinutes) }} />
        </p>
      ) : null}
    </ProgressNote>
  );
}
