import { PageRefusal } from '../requests/ask-studio.ts';
import { newSpinId } from '../requests/pending-spin.ts';
import { change, type Move, type PvpState } from './pvp-api.ts';
import { storeSeeds } from './verify/stored-seeds.ts';
import { refusalText } from './words.ts';

interface RequestParts {
  session: string;
  state(): PvpState | undefined;
  show(state: PvpState): void;
  announce(text: string): void;
  sending(is: boolean): void;
}

/** Creates the player's requests to the server; every answer is the state after it. */
export function createRequests({ session, state, show, announce, sending }: RequestParts) {
  async function ask(what: Parameters<typeof change>[1], body: object): Promise<string | undefined> {
    try {
      show(await change(session, what, body));
      return undefined;
    } catch (error) {
      return error instanceof PageRefusal ? error.code : 'unknown';
    }
  }
  const announceRefusal = (code: string | undefined) => code && announce(refusalText(code));

  return {
    async sit(roomId: string): Promise<void> {
      announce('');
      for (let attempt = 1; ; attempt += 1) {
        const seal = state()?.rooms.find((room) => room.roomId === roomId)?.seal ?? '';
        const seeds = { seal, clientSeed: newSpinId() };
        storeSeeds(seeds);
        const refusal = await ask('sit', { roomId, ...seeds });
        // Another match used this seal; try again with the next one.
        if (refusal !== 'seal_changed' || attempt > 5) return void announceRefusal(refusal);
        await new Promise((resolve) => setTimeout(resolve, 150));
      }
    },
    leave: async () => void announceRefusal(await ask('leave', {})),
    async move(move: Move): Promise<void> {
      const match = state()?.match;
      if (!match) return;
      sending(true);
      const refusal = await ask('act', { matchId: match.matchId, actionNo: match.actionNo, move });
      sending(false);
      // The turn ran out first; the table shows what has happened.
      if (refusal !== 'action_conflict' && refusal !== 'not_your_turn') announceRefusal(refusal);
    },
    async giveUp(): Promise<void> {
      const match = state()?.match;
      if (match) announceRefusal(await ask('give-up', { matchId: match.matchId }));
    },
    async again(): Promise<void> {
      const match = state()?.match;
      if (!match?.rematch) return;
      const seeds = { seal: match.rematch.seal, clientSeed: newSpinId() };
      storeSeeds(seeds);
      announceRefusal(await ask('rematch', { matchId: match.matchId, ...seeds }));
    },
  };
}
