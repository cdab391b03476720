import { drawn, h } from '../../dom/dom.ts';
import { moneyIn } from '../../texts/figures.ts';
import { localize } from '../../texts/localize.ts';
import { avatarPicture, nobodyPicture } from '../avatar-picture.ts';
import type { PvpSession, RoomView } from '../pvp-api.ts';
import { setText } from '../set-text.ts';
import { tableName } from '../table-names.ts';
import { t } from '../texts/translate.ts';

/** Creates the panel for a player who waits for an opponent. */
export function createWaitingPanel(info: PvpSession, onCancel: () => void) {
  const money = moneyIn(info.currencySymbol);
  const title = h('h2', {});
  const facts = h('p', {});
  const seal = h('p', { class: 'fine-line' });
  const clock = createWaitClock();
  const cancel = h('button', { type: 'button', class: 'quiet', onClick: onCancel }, t('wait.cancel'));
  const versus = h(
    'div',
    { class: 'versus' },
    seat(avatarPicture(info.number), t('wait.you', { name: tableName(info.number) })),
    h('span', { class: 'vs', 'aria-hidden': 'true' }, t('wait.versus')),
    seat(nobodyPicture, t('wait.nobody'), 'is-open'),
  );
  const element = h(
    'section',
    { class: 'waiting', 'aria-label': t('wait.label') },
    ...[versus, title, facts, clock.element, cancel, seal],
  );
  return {
    element,
    /** Shows the room in which the player waits, and the seconds so far. */
    show(room: RoomView | undefined, seconds: number | undefined) {
      element.hidden = room === undefined;
      clock.show(seconds);
      if (!room) return;
      setText(title, t('wait.in', { room: localize(room.name) }));
      facts.replaceChildren(t('wait.stake'), ...money(room.stake), t('wait.prize'), ...money(room.prize));
      seal.textContent = t('wait.seal', { seal: room.seal.slice(0, 16) });
      seal.title = room.seal;
    },
  };
}

function seat(picture: string, name: string, more = ''): HTMLElement {
  return h('div', { class: `wait-seat ${more}` }, drawn('avatar', picture), h('span', {}, name));
}

/** Creates a clock that counts how long a player has waited. */
function createWaitClock() {
  const element = h('b', { class: 'wait-clock', translate: 'no', role: 'timer', 'aria-live': 'off' });
  let since: number | undefined;
  setInterval(() => {
    if (since === undefined) return;
    const seconds = Math.floor((performance.now() - since) / 1000);
    element.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }, 500);
  return {
    element,
    /** Continues from these seconds; stops if undefined. */
    show(seconds: number | undefined) {
      since = seconds === undefined ? undefined : performance.now() - seconds * 1000;
    },
  };
}
