import type { GameView } from '../../../lottery/lottery-shapes.ts';
import { parseStoredSlip, type StoredSlip } from './stored-slip.rules.ts';

const keyOf = (gameCode: string) => `lottery slip ${gameCode}`;

export function storeSlip(gameCode: string, slip: StoredSlip): void {
  sessionStorage.setItem(keyOf(gameCode), JSON.stringify(slip));
}

export const readStoredSlip = (game: GameView): StoredSlip =>
  parseStoredSlip(sessionStorage.getItem(keyOf(game.gameCode)), game);
