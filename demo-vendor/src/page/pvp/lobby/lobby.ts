import { drawn, h } from '../../dom/dom.ts';
import type { PvpSession, PvpState } from '../pvp-api.ts';
import { setText } from '../set-text.ts';
import { t } from '../texts/translate.ts';
import { lobbyArt } from './lobby-art.ts';
import { createRoomCards } from './room-cards.ts';
import { createWaitingPanel } from './waiting-panel.ts';

interface LobbyActs {
  sit(roomId: string): void;
  cancel(): void;
}

/** Creates the lobby, where a player chooses a room and waits for an opponent. */
export function createLobby(info: PvpSession, acts: LobbyActs) {
  const note = h('p', { class: 'lobby-note', role: 'status' });
  const rooms = createRoomCards(info.currencySymbol, acts.sit);
  const waiting = createWaitingPanel(info, acts.cancel);
  const choice = h(
    'section',
    { class: 'choice-of-rooms', 'aria-label': t('lobby.choose') },
    drawn('lobby-art', lobbyArt(info.ruleSet)),
    h('h2', {}, t('lobby.choose')),
    h('p', { class: 'lobby-lead' }, t('lobby.lead')),
    rooms.element,
  );
  return {
    element: h('div', { class: 'lobby' }, note, choice, waiting.element),
    announce: (text: string) => setText(note, text),
    show(state: PvpState) {
      const at = state.rooms.find(({ roomId }) => roomId === state.waiting?.roomId);
      choice.hidden = at !== undefined;
      rooms.show(state.rooms);
      waiting.show(at, state.waiting?.seconds);
    },
  };
}
