import type { Volatility } from '@portal/shared/contract/games/game-figures';

/** One game of the studio, in the format for operators' catalogues. Amounts as decimal text. */
export interface StudioGame {
  gameCode: string;
  gameName: string;
  /** Names in other languages. */
  names?: { CN?: string; MY?: string; VN?: string; TH?: string } | undefined;
  /** Label under which the game is shown to players. */
  vassalage: string;
  /** Category; slots by default. */
  gameType?: 'LIVE' | 'DS88' | 'FISH' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'LOTT' | 'ELOTT';
  gameClassify?: 'SC' | 'VP' | 'TG' | 'AC' | 'JP' | 'BG' | 'SLOT';
  engine: string;
  theme: string;
  seed: number;
  minBet: string;
  maxBet: string;
  /** Published long-run return in percent, to the hundredth; of the best bet, where the bets differ. */
  returnPercent?: number;
  /** Of the worst bet, where the bets differ. */
  lowestReturnPercent?: number;
  volatility?: Volatility;
  lines: number;
  hasJackpot: boolean;
  isHot: boolean;
  isNew: boolean;
  /** Rooms of a card game between players. Amounts as decimal text. */
  rooms?: { roomId: string; name: string; minBet: string; maxBet: string }[];
}
