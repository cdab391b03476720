import type { GameView, SlipRequest, TicketView } from '../../../lottery/lottery-shapes.ts';
import { createGameStore } from '../game/game-store.ts';
import { createSlip } from '../slip/slip.ts';
import { aDraw } from './a-draw.ts';
import { aGame } from './a-play-type.ts';

/** Content of the page's storage. */
export const stored = new Map<string, string>();

/** Creates a slip with a fake studio: the test answers tickets in order, and the game is answered as it is. */
export function slipHarness(first: GameView = aGame(), gameNow: () => GameView = () => first) {
  const sent: SlipRequest[] = [];
  const tickets: TicketView[] = [];
  const reports: string[] = [];
  const answers: ((response: Response) => void)[] = [];
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  const fetch = async (_path: string, { body }: RequestInit = {}) => {
    if (typeof body !== 'string') return Response.json(gameNow());
    sent.push(JSON.parse(body));
    return new Promise<Response>((resolve) => answers.push(resolve));
  };
  Object.assign(globalThis, { fetch, sessionStorage });
  const now = Date.parse(first.now);
  const store = createGameStore({
    session: 's',
    first,
    changed: () => {},
    clock: { now: () => now, heard: () => {}, onTick: () => () => false },
  });
  const slip = createSlip({
    session: 's',
    store,
    balanceMinor: () => 1_000_000,
    changed: () => {},
    ticket: (ticket) => void tickets.push(ticket),
    notifyPortal: (event) => void reports.push(event),
  });
  return {
    store,
    slip,
    sent,
    tickets: tickets,
    reports,
    /** Answers the oldest pending call. */
    answer: (answer: object, status = 200) => answers.shift()?.(Response.json(answer, { status })),
    cancel: (drawId: string) => store.takeDraw(aDraw({ gameCode: first.gameCode, drawId, state: 'cancelled' })),
  };
}
