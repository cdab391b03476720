import type { FishKind } from '@portal/engines/fishing/fish-kinds';
import { kindsOf } from '@portal/engines/fishing/fishing.rules';
import { seededDraw } from '@portal/engines/seeded-draw';
import { minorUnits } from '@portal/shared/contract/money/amounts';
import { h } from '../../dom/dom.ts';
import type { createPortalFrame } from '../../launch/portal-frame.ts';
import { followBalance } from '../../money/follow-balance.ts';
import type { SessionInfo } from '../../rounds/studio-calls.ts';
import { localize } from '../../texts/localize.ts';
import { createFishTank } from '../sea/fish-tank.ts';
import { t } from '../texts/translate.ts';
import { skinOf } from '../water/skins.ts';
import { reservedOf } from './batch.rules.ts';
import { createBullets } from './bullets.ts';
import { createFishDock } from './dock.ts';
import { gradeOf } from './draw-cannon.ts';
import { createEffects } from './effects.ts';
import { createGun, type Gun } from './gun.ts';
import { listenToKeys, listenToPointer } from './inputs.ts';
import { createLoop } from './loop.ts';
import { createPurse } from './purse.ts';
import { createSeaView } from './sea-view.ts';
import { createShotLine } from './shot-line.ts';
import type { SeaSounds } from './sounds.ts';

interface GameParts {
  info: SessionInfo;
  portal: ReturnType<typeof createPortalFrame>;
  sounds: SeaSounds;
  /** Pixels that the header covers. */
  top(): number;
}

/** Random numbers for looks and paths of fish; the studio draws the wins. */
function chanceOf(seed: number): () => number {
  const draw = seededDraw(seed);
  return () => draw(1_000_000) / 1_000_000;
}

function canvasOf(gameName: string): HTMLCanvasElement {
  const keys = t('sea.keys');
  const label = t('sea.label', { gameName, keys });
  return h('canvas', { class: 'sea', tabindex: '0', role: 'application', 'aria-label': label });
}

/** Creates the fish and the actions on them; `dock` announces everything as text. */
export function createFishingGame({ info, portal, sounds, top }: GameParts) {
  const { game, currencySymbol } = info;
  const chance = chanceOf(game.seed + Math.floor(Date.now() / 60_000));
  const warning = createBossWarning();
  const canvas = canvasOf(game.gameName);
  const effects = createEffects();
  const values = createCannonValues(game.stakes, showValue);
  const dock = createFishDock(currencySymbol, {
    lock: () => gun.toggleLock(),
    next: () => gun.next(1),
    auto: () => gun.toggleAuto(),
    shoot: () => gun.shoot(),
    hold: (isOn) => gun.hold(isOn),
    step: values.step,
  });
  const { announce } = dock;
  const tank = createFishTank(kindsOf(game.engine) ?? [], chance, { boss });
  const bullets = createBullets(tank, (fish, { x, y, value }) => {
    fish.flash = 1;
    effects.net({ x, y }, 34);
    sounds.hit();
    line.hit({ kind: fish.kind, fishId: fish.id, value, x, y, at: performance.now() });
  });
  const reserved = () => reservedOf(bullets.list()) + line.reserved();
  const shown = { tank, effects, symbol: currencySymbol, width: () => canvas.clientWidth };
  const purse = createPurse({ ...shown, balance: info.balance, dock, sounds, reserved });
  const line = createShotLine({ info, portal, listener: { judged: purse.judged, refused, announce } });
  const unanswered = () => bullets.list().length + line.unanswered();
  const gun: Gun = createGun({
    tank,
    bullets,
    announce,
    state: () => ({ unanswered: unanswered(), balance: purse.balance(), reserved: reserved(), value: values.now() }),
    fired() {
      sounds.shot();
      purse.show();
    },
    changed: () => dock.setSwitches(gun.shown().isLocked, gun.shown().isAuto),
  });
  const view = createSeaView(canvas, skinOf(game.gameCode), chance);
  const edges = () => ({ top: top(), bottom: dock.top() });
  const grades = { grade: () => values.grade(values.now()), gradeOfValue: values.grade };
  const { begin } = createLoop({ canvas, view, tank, bullets, effects, gun, line, edges, purse, ...grades });

  function showValue(): void {
    dock.setValue(values.now(), values.isLeast(), values.isMost());
  }

  function refused(words: string): void {
    gun.stop();
    bullets.clear();
    sounds.stop();
    purse.show();
    announce(words);
  }

  function boss(kind: FishKind): void {
    warning.show(kind);
    announce(t('boss.comes', { fish: localize(kind.name), times: kind.pays.at(-1) ?? 0 }));
    sounds.boss();
  }

  followBalance({ session: info.session, portal, isBusy: () => unanswered() > 0, show: purse.setBalance });
  listenToPointer(canvas, gun, tank);
  listenToKeys(gun, values.step);
  document.addEventListener('visibilitychange', () => document.hidden && gun.stop());
  showValue();
  purse.show();
  dock.setSwitches(false, false);
  return { elements: [canvas, warning.element, dock.status, dock.element], begin, goOn: line.goOn };
}

/** Creates the banner before the boss. Screen readers get its text elsewhere. */
function createBossWarning() {
  const element = h('p', { class: 'boss-warning', 'aria-hidden': 'true' });
  return {
    element,
    show({ name, pays }: FishKind): void {
      element.replaceChildren(h('b', {}, localize(name)), h('span', {}, t('boss.pays', { times: pays.at(-1) ?? 0 })));
      element.classList.remove('is-shown');
      requestAnimationFrame(() => element.classList.add('is-shown'));
    },
  };
}

/** The values that a cannon can have, and the one that it has. Minor units. */
function createCannonValues(stakes: readonly string[], changed: () => void) {
  const values = stakes.map((stake) => Number(minorUnits(stake)));
  // If the lowest value is already high, start there.
  let at = (values[0] ?? 0) >= 50 ? 0 : Math.min(2, values.length - 1);
  return {
    now: () => values[at] ?? 0,
    isLeast: () => at === 0,
    isMost: () => at === values.length - 1,
    /** How splendid a cannon of this value is. */
    grade: (value: number) => gradeOf(Math.max(0, values.indexOf(value)), values.length),
    step(by: 1 | -1): void {
      at = Math.min(values.length - 1, Math.max(0, at + by));
      changed();
    },
  };
}
