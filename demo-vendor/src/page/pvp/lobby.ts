import { shownAmount } from '../amounts.ts';
import { cardFace } from '../boards/card-picture.ts';
import { drawn, h } from '../dom.ts';
import { avatarPicture, nobodyPicture } from './avatar-picture.ts';
import type { PvpSession, PvpState, RoomView } from './pvp-api.ts';
import { tableName } from './table-names.ts';

export interface LobbyActs {
  sit(roomId: string): void;
  cancel(): void;
}

/** Where a player chooses a room, and waits in it for an opponent. */
export function createLobby(info: PvpSession, acts: LobbyActs) {
  const money = (amount: string) => [h('small', {}, info.currencySymbol), ` ${shownAmount(amount)}`];
  const rooms = h('div', { class: 'rooms', role: 'group', 'aria-label': 'Rooms' });
  const note = h('p', { class: 'lobby-note', role: 'status' });
  const waitTitle = h('h2', {});
  const waitFacts = h('p', {});
  const waitSeal = h('p', { class: 'fine-line' });
  const clock = h('b', { class: 'wait-clock', role: 'timer', 'aria-live': 'off' });
  const cancel = h('button', { type: 'button', class: 'quiet', onClick: acts.cancel }, 'Cancel, it costs nothing');
  const waiting = h(
    'section',
    { class: 'waiting', 'aria-label': 'Waiting' },
    h(
      'div',
      { class: 'versus' },
      seat(avatarPicture(info.number), `${tableName(info.number)} (you)`),
      h('span', { class: 'vs', 'aria-hidden': 'true' }, 'vs'),
      seat(nobodyPicture, 'Nobody yet', 'is-open'),
    ),
    waitTitle,
    waitFacts,
    clock,
    cancel,
    waitSeal,
  );
  const choice = h(
    'section',
    { class: 'choice-of-rooms', 'aria-label': 'Choose a room' },
    drawn('lobby-art', lobbyArt(info.ruleSet)),
    h('h2', {}, 'Choose a room'),
    h(
      'p',
      { class: 'lobby-lead' },
      'Both players put in the same stake. Who is rid of the cards first takes the prize.',
    ),
    rooms,
  );
  const element = h('div', { class: 'lobby' }, note, choice, waiting);
  const cards = new Map<string, ReturnType<typeof roomCard>>();
  let since: number | undefined;

  function roomCard({ roomId, name, stake, prize }: RoomView, place: number) {
    const state = h('span', { class: 'room-state' });
    const card = h(
      'button',
      { type: 'button', class: `room room-${place}`, onClick: () => acts.sit(roomId) },
      h('span', { class: 'room-name' }, name),
      h('span', { class: 'room-stake' }, h('span', { class: 'label' }, 'Stake'), h('b', {}, ...money(stake))),
      h('span', { class: 'room-prize' }, h('span', { class: 'label' }, 'Prize'), h('b', {}, ...money(prize))),
      state,
      drawn('room-suit', suitMark(place)),
      h('span', { class: 'room-go' }, 'Sit down'),
    );
    return { card, state };
  }

  setInterval(() => {
    if (since === undefined) return;
    const seconds = Math.floor((performance.now() - since) / 1000);
    clock.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }, 500);

  return {
    element,
    say(text: string) {
      if (note.textContent !== text) note.textContent = text;
    },
    show(state: PvpState) {
      const at = state.rooms.find(({ roomId }) => roomId === state.waiting?.roomId);
      choice.hidden = at !== undefined;
      waiting.hidden = at === undefined;
      since = state.waiting ? performance.now() - state.waiting.seconds * 1000 : undefined;
      for (const [i, room] of state.rooms.entries()) {
        const made = cards.get(room.roomId) ?? roomCard(room, i);
        if (!cards.has(room.roomId)) rooms.append(made.card);
        cards.set(room.roomId, made);
        const text = roomWords(room);
        if (made.state.textContent !== text) made.state.textContent = text;
        made.state.classList.toggle('is-waiting', room.waiting > 0);
      }
      if (!at) return;
      const title = `Waiting for an opponent in ${at.name}`;
      if (waitTitle.textContent !== title) waitTitle.textContent = title;
      waitFacts.replaceChildren('Stake ', ...money(at.stake), ' · prize ', ...money(at.prize));
      waitSeal.textContent = `Seal of the deal: ${at.seal.slice(0, 16)}…`;
      waitSeal.title = at.seal;
    },
  };
}

const suits = [
  'M50 8C60 28 75 45 90 58 75 70 60 85 50 96 40 85 25 70 10 58 25 45 40 28 50 8z',
  'M50 92C35 72 5 52 5 28a22 22 0 0 1 45-8 22 22 0 0 1 45 8c0 24-30 44-45 64z',
  'M50 6c14 24 42 38 42 60a21 21 0 0 1-36 14q2 10 12 16H32q10-6 12-16A21 21 0 0 1 8 66C8 44 36 30 50 6z',
];
const suitMark = (place: number) =>
  `<svg viewBox="0 0 100 100" aria-hidden="true"><path d="${suits[place % suits.length]}" fill="#fff"/></svg>`;

/** A good hand of the game, fanned. */
function lobbyArt(ruleSet: PvpSession['ruleSet']): string {
  const cards = ruleSet === 'thirteen' ? [41, 2, 15, 28, 27] : [48, 49, 50, 51, 39];
  const fan = cards.map((card, i) => {
    const turn = (i - 2) * 13;
    const face = cardFace(card).replace('<svg ', '<svg width="100" height="140" x="-50" y="-190" ');
    return `<g transform="translate(200 215) rotate(${turn})">${face}</g>`;
  });
  return `<svg viewBox="40 10 320 170" aria-hidden="true">${fan.join('')}</svg>`;
}

function seat(picture: string, name: string, more = ''): HTMLElement {
  return h('div', { class: `wait-seat ${more}` }, drawn('avatar', picture), h('span', {}, name));
}

function roomWords({ waiting, playing }: RoomView): string {
  if (waiting > 0) return waiting === 1 ? '1 player is waiting' : `${waiting} players are waiting`;
  return playing > 0 ? `${playing} ${playing === 1 ? 'table plays' : 'tables play'}` : 'Be the first to sit down';
}
