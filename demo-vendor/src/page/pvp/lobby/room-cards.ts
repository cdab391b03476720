import { drawn, h } from '../../dom/dom.ts';
import { moneyIn } from '../../texts/figures.ts';
import { localize } from '../../texts/localize.ts';
import type { RoomView } from '../pvp-api.ts';
import { setText } from '../set-text.ts';
import { t } from '../texts/translate.ts';
import { suitIcon } from './lobby-art.ts';

/** Creates the rooms of a game, each a button to sit down in it. */
export function createRoomCards(symbol: string, sit: (roomId: string) => void) {
  const money = moneyIn(symbol);
  const element = h('div', { class: 'rooms', role: 'group', 'aria-label': t('rooms.label') });
  const cards = new Map<string, ReturnType<typeof roomCard>>();

  function roomCard({ roomId, name, stake, prize }: RoomView, index: number) {
    const state = h('span', { class: 'room-state' });
    const card = h(
      'button',
      { type: 'button', class: `room room-${index}`, onClick: () => sit(roomId) },
      h('span', { class: 'room-name' }, localize(name)),
      h('span', { class: 'room-stake' }, h('span', { class: 'label' }, t('rooms.stake')), h('b', {}, ...money(stake))),
      h('span', { class: 'room-prize' }, h('span', { class: 'label' }, t('rooms.prize')), h('b', {}, ...money(prize))),
      state,
      drawn('room-suit', suitIcon(index)),
      h('span', { class: 'room-go' }, t('rooms.sit')),
    );
    return { card, state };
  }

  return {
    element,
    show(rooms: readonly RoomView[]) {
      for (const [i, room] of rooms.entries()) {
        const made = cards.get(room.roomId) ?? roomCard(room, i);
        if (!cards.has(room.roomId)) element.append(made.card);
        cards.set(room.roomId, made);
        setText(made.state, roomWords(room));
        made.state.classList.toggle('is-waiting', room.waiting > 0);
      }
    },
  };
}

function roomWords({ waiting, playing }: RoomView): string {
  if (waiting > 0) return t('rooms.waiting', { waiting });
  return playing > 0 ? t('rooms.play', { playing }) : t('rooms.first');
}
