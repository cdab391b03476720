import { askStudio, type PageReply } from './page-call.ts';

type Random = () => number;

interface HandOptions {
  vendor: string;
  session: string;
  stake: string;
  choice?: string | undefined;
  random: Random;
}

interface ShownHand {
  roundId: string;
  state: string;
  actionNo: number;
  offers: { id: string }[];
}

function readHand(json: unknown): ShownHand | undefined {
  if (typeof json !== 'object' || json === null || !('roundId' in json) || !('offers' in json)) return undefined;
  const { roundId, offers } = json;
  const state = 'state' in json ? String(json.state) : '';
  const actionNo = 'actionNo' in json ? Number(json.actionNo) : 0;
  if (!Array.isArray(offers)) return undefined;
  return { roundId: String(roundId), state, actionNo, offers };
}

/** State of the page's hand, as a reloaded page would request it; undefined if none is open. */
async function handNow({ vendor, session }: HandOptions): Promise<ShownHand | undefined> {
  const { json } = await askStudio(vendor, { path: '/api/session', session });
  return readHand(json.hand);
}

/** Plays one hand at random to its end, repeating calls without a response. Returns the round's id. */
export async function playHand(options: HandOptions, spinId: string): Promise<void> {
  const { vendor, session, stake, choice, random } = options;
  const body = { session, clientSpinId: spinId, stake, choice };
  const begun = await askStudio(vendor, { path: '/api/spin', body });
  let hand = begun.status === 200 ? readHand(begun.json) : await unlessRefused(options, begun, 'hand_open');
  while (hand && hand.state === 'playing') {
    const { roundId, actionNo, offers } = hand;
    const action = wordOf(offers[Math.floor(random() * offers.length)]?.id ?? '', actionNo);
    const acted: PageReply = await askStudio(vendor, {
      path: '/api/act',
      body: { session, roundId, actionNo, action },
    });
    hand =
      acted.status === 200
        ? readHand(acted.json)
        : await unlessRefused(options, acted, 'action_conflict', 'round_over');
  }
}

/** A cell of a board is named; no two steps name the same. */
const wordOf = (id: string, step: number) => (id === 'cell' ? `cell:${(12 + step * 7) % 25}` : id);

/** Reads the hand again if its state differs from what the page assumed. */
async function unlessRefused(options: HandOptions, { status, json }: PageReply, ...codes: string[]) {
  if (!codes.includes(String(json.code))) throw new Error(`a hand was refused: ${status} ${JSON.stringify(json)}`);
  return handNow(options);
}
