import { newSpinId } from '../pending-spin.ts';
import { refusedBy } from '../refusal-texts.ts';
import { refusalWords } from './refusal-words.ts';
import type { createSlip } from './slip.ts';
import { type MyTicket, placeBet } from './table-api.ts';
import { t } from './texts/say.ts';

export interface Sending {
  session: string;
  roundNo: number;
  slip: ReturnType<typeof createSlip>;
  say(text: string): void;
  /** Called when the chips are sent. */
  sending(): void;
}

/** Places the chips of the slip; resolves to the ticket, or undefined if there is none. */
export async function sendSlip({ session, roundNo, slip, say, sending }: Sending): Promise<MyTicket | undefined> {
  const { chips } = slip.send();
  sending();
  try {
    const answer = await placeBet(session, { betId: newSpinId(), roundNo, chips }, () => say(t('send.confirming')));
    slip.sent(answer.state === 'taken');
    if (answer.state === 'taken') say(t('send.placed'));
    if (answer.refusal) say(refusalWords({ code: answer.refusal }));
    return answer.ticket;
  } catch (error) {
    slip.sent(false);
    say(refusalWords(refusedBy(error)));
    return undefined;
  }
}
