import type { GameView, SlipRequest, TicketView } from '../../../lottery/lottery-shapes.ts';
import { createGameStore } from '../game-store.ts';
import { createSlip } from '../slip/slip.ts';
import { aDraw } from './a-draw.ts';
import { aGame } from './a-play-type.ts';

/** Content of the page's storage. */
export const kept = new Map<string, string>();

/** Creates a slip with a fake studio: the test answers tickets in order, and the game is answered as it is. */
export function slipRoom(first: GameView = aGame(), gameNow: () => GameView = () => first) {
  const sent: SlipRequest[] = [];
  const told: TicketView[] = [];
  const reports: string[] = [];
  const answers: ((response: Response) => void)[] = [];
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const fetch = async (_path: string, { body }: RequestInit = {}) => {
    if (typeof body !== 'string') return Response.json(gameNow());
    sent.push(JSON.parse(body));
    return new Promise<Response>((resolve) => answers.push(resolve));
  };
  Object.assign(globalThis, { fetch, sessionStorage });
  const now = Date.parse(first.now);
  const store = createGameStore({
    ...{ session: 's', first, changed: () => {} },
    clock: { now: () => now, heard: () => {}, onTick: () => () => false },
  });
  const slip = createSlip({
    ...{ session: 's', store, balanceMinor: () => 1_000_000, changed: () => {} },
    ...{ ticket: (ticket) => void told.push(ticket), tellPortal: (event) => void reports.push(event) },
  });
  return {
    ...{ store, slip, sent, told, reports },
    /** Answers the oldest pending call. */
    answer: (answer: object, status = 200) => answers.shift()?.(Response.json(answer, { status })),
    cancel: (drawId: string) => store.takeDraw(aDraw({ gameCode: first.gameCode, drawId, state: 'cancelled' })),
  };
}
