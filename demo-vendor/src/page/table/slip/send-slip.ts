import { newSpinId } from '../../requests/pending-spin.ts';
import { refusedBy } from '../../requests/refusal-texts.ts';
import { refusalWords } from '../refusal-words.ts';
import { type MyTicket, placeBet } from '../table-api.ts';
import { t } from '../texts/translate.ts';
import type { createSlip } from './slip.ts';

interface Sending {
  session: string;
  roundNo: number;
  slip: ReturnType<typeof createSlip>;
  announce(text: string): void;
  /** Called when the chips are sent. */
  sending(): void;
}

/** Places the chips of the slip; resolves to the ticket, or undefined if there is none. */
export async function sendSlip({ session, roundNo, slip, announce, sending }: Sending): Promise<MyTicket | undefined> {
  const { chips } = slip.send();
  sending();
  try {
    const answer = await placeBet(session, { betId: newSpinId(), roundNo, chips }, () =>
      announce(t('send.confirming')),
    );
    slip.sent(answer.state === 'taken');
    if (answer.state === 'taken') announce(t('send.placed'));
    if (answer.refusal) announce(refusalWords({ code: answer.refusal }));
    return answer.ticket;
  } catch (error) {
    slip.sent(false);
    announce(refusalWords(refusedBy(error)));
    return undefined;
  }
}
