import type { Draw } from '@portal/engines/engine';
import type { CardGame } from '../../games/pvp-games.ts';
import type { CardLobby } from '../lobby/card-lobby.ts';
import { type PvpState, pvpState } from '../pvp-shapes.ts';
import type { Combo } from '../rules/card-rules.ts';
import { rulesOf } from '../rules/rule-sets.ts';

/** Creates a player who sees what a page sees and does one thing at a time. */
export function cardPlayer(playerId: string, card: CardGame, draw: Draw) {
  const rules = rulesOf(card.ruleSet);
  const launchId = `launch-${playerId}`;
  const clientSeed = () => `client-seed-${draw(2 ** 30)}-${draw(2 ** 30)}`;

  function play(state: PvpState): { kind: 'play'; cards: readonly number[] } | { kind: 'pass' } {
    const match = state.match;
    if (!match) throw new Error('no match to play in');
    const lying: Combo | undefined = match.lying && rules.read(match.lying.cards);
    const plays = rules
      .all(match.hand)
      .filter((combo) => !lying || rules.beats(combo, lying))
      .filter(({ cards }) => match.mustHold === undefined || cards.includes(match.mustHold));
    if (lying && (plays.length === 0 || draw(4) === 0)) return { kind: 'pass' };
    const chosen = plays[draw(plays.length)];
    if (!chosen) throw new Error('a lead is always possible');
    return { kind: 'play', cards: chosen.cards };
  }

  return {
    playerId,
    card,
    see: (lobby: CardLobby, now = 0) => pvpState(lobby, card, playerId, now),
    enter: (lobby: CardLobby, pageId = `page-${playerId}`) =>
      lobby.watch({ playerId, gameCode: card.game.gameCode, pageId, update: () => {}, moved: () => {} }),
    sit(lobby: CardLobby, roomId: string) {
      const seal = this.see(lobby).rooms.find((room) => room.roomId === roomId)?.seal ?? '';
      return lobby.sit(card, { playerId, launchId, roomId, clientSeed: clientSeed(), seal });
    },
    play,
    /** Makes a legal move if it is this player's turn. */
    async move(lobby: CardLobby) {
      const state = this.see(lobby);
      const { match } = state;
      if (match?.phase !== 'playing' || match.turn !== 'you' || match.end) return undefined;
      return lobby.act(playerId, match.matchId, match.actionNo, play(state));
    },
    async again(lobby: CardLobby) {
      const { match } = this.see(lobby);
      if (!match?.rematch) return 'no_rematch';
      const ask = { playerId, launchId, clientSeed: clientSeed(), seal: match.rematch.seal };
      return lobby.rematch(ask, match.matchId);
    },
  };
}
