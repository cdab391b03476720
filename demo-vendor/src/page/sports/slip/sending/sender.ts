import type { TicketRequest, TicketView } from '../../../../sports/sports-shapes.ts';
import { PageRefusal } from '../../../requests/ask-studio.ts';
import { placeTicket } from '../../sports-api.ts';

interface SenderParts {
  session: string;
  /** Requests without an answer when the page was left. */
  left: TicketRequest[];
  keep(): void;
  ticket(ticket: TicketView): void;
  notifyPortal(event: 'round-opened' | 'round-closed', roundId: string): void;
}

export interface Sent {
  placed: TicketView[];
  /** Requests that became tickets. */
  done: TicketRequest[];
  /** Refusal of the first ticket that was not taken. */
  refusal: string | undefined;
}

/** Sends tickets and stores unanswered ones; the portal prevents leaving the page meanwhile. */
export function createSender({ session, left, keep, ticket, notifyPortal }: SenderParts) {
  let pending = left;

  async function send(request: TicketRequest): Promise<TicketView | string> {
    notifyPortal('round-opened', request.ticketId);
    try {
      const answer = await placeTicket(session, request);
      ticket(answer);
      return answer.state === 'refused' ? (answer.refusal ?? 'refused') : answer;
    } catch (error) {
      return error instanceof PageRefusal ? error.code : 'unknown';
    } finally {
      pending = pending.filter(({ ticketId }) => ticketId !== request.ticketId);
      keep();
      notifyPortal('round-closed', request.ticketId);
    }
  }

  return {
    pending: () => pending,
    set(requests: TicketRequest[]): void {
      pending = requests;
    },
    async sendAll(): Promise<Sent> {
      const sent = pending;
      const answers = await Promise.all(sent.map(send));
      return {
        placed: answers.filter((answer) => typeof answer !== 'string'),
        done: sent.filter((_, i) => typeof answers[i] !== 'string'),
        refusal: answers.find((answer) => typeof answer === 'string'),
      };
    },
  };
}
