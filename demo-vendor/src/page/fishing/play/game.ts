import { minorUnits } from '@portal/shared/contract/amounts';
import type { FishKind } from '../../../engines/fishing/fish-kinds.ts';
import { kindsOf } from '../../../engines/fishing/fishing.rules.ts';
import { seededDraw } from '../../../engines/seeded-draw.ts';
import { shownAmount } from '../../amounts.ts';
import type { SessionInfo, SpinAnswer } from '../../api.ts';
import { h, isMotionReduced } from '../../dom.ts';
import type { createPortalFrame } from '../../portal-frame.ts';
import { createFishTank } from '../sea/fish-tank.ts';
import { skinOf } from '../water/skins.ts';
import { type Hit, reservedOf } from './batch.rules.ts';
import { createBullets } from './bullets.ts';
import { createCannonValues } from './cannon-values.ts';
import { celebrateCatch } from './celebrate-catch.ts';
import { createFishDock } from './dock.ts';
import { createEffects } from './effects.ts';
import { createGun, type Gun } from './gun.ts';
import { listenToKeys, listenToPointer } from './inputs.ts';
import { createLoop } from './loop.ts';
import { createSeaView } from './sea-view.ts';
import { createShotLine } from './shot-line.ts';
import type { SeaSounds } from './sounds.ts';

export interface GameParts {
  info: SessionInfo;
  portal: ReturnType<typeof createPortalFrame>;
  sounds: SeaSounds;
  /** Pixels that the header covers. */
  top(): number;
}

const minor = (amount: string) => Number(minorUnits(amount));

/** Pictures and ways of fish; what is won is drawn by the studio. */
function chanceOf(seed: number): () => number {
  const draw = seededDraw(seed);
  return () => draw(1_000_000) / 1_000_000;
}

export function createFishingGame({ info, portal, sounds, top }: GameParts) {
  const { game, currencySymbol } = info;
  const kinds: readonly FishKind[] = kindsOf(game.engine) ?? [];
  const chance = chanceOf(game.seed + Math.floor(Date.now() / 60_000));
  const warning = h('p', { class: 'boss-warning', 'aria-hidden': 'true' });
  const canvas = h('canvas', {
    class: 'sea',
    tabindex: '0',
    role: 'application',
    'aria-label': `Aquarium of ${game.gameName}. Arrow keys turn the cannon, Space shoots, plus and minus change its value, A shoots by itself, L locks on a fish.`,
  });
  let balance = minor(info.balance);
  let shake = 0;

  const tank = createFishTank(kinds, chance, { boss: warnOfBoss });
  const effects = createEffects();
  const bullets = createBullets(tank, (fish, { x, y, value }) => {
    fish.flash = 1;
    effects.net({ x, y }, 34);
    sounds.hit();
    line.hit({ kind: fish.kind, fishId: fish.id, value, x, y, at: performance.now() });
  });
  const line = createShotLine({ info, portal, news: { judged, refused, say: (words) => dock.say(words) } });
  const values = createCannonValues(game.stakes, showValue);
  const gun: Gun = createGun({
    tank,
    bullets,
    state: () => ({
      unanswered: bullets.list().length + line.unanswered(),
      ...{ balance, reserved: reserved(), value: values.now() },
    }),
    fired() {
      sounds.shot();
      showBalance();
    },
    changed: () => dock.setSwitches(gun.shown().isLocked, gun.shown().isAuto),
    say: (words) => dock.say(words),
  });
  const dock = createFishDock(currencySymbol, {
    lock: gun.toggleLock,
    next: () => gun.next(1),
    auto: gun.toggleAuto,
    shoot: gun.shoot,
    hold: gun.hold,
    step: values.step,
  });
  const view = createSeaView(canvas, skinOf(game.gameCode), chance);
  const loop = createLoop({
    ...{ canvas, view, tank, bullets, effects, gun, line },
    grade: () => values.grade(values.now()),
    gradeOfValue: values.grade,
    edges: () => ({ top: top(), bottom: dock.top() }),
    shake: () => shake,
    settle(seconds) {
      shake = Math.max(0, shake - seconds * 14);
    },
  });

  const reserved = () => reservedOf(bullets.list()) + line.reserved();
  function showBalance(): void {
    dock.setBalance(balance - reserved());
  }
  function showValue(): void {
    dock.setValue(values.now(), values.isLeast(), values.isMost());
  }

  function judged(hits: readonly Hit[], pays: readonly number[], answer: SpinAnswer): void {
    if (answer.balance) balance = minor(answer.balance);
    showBalance();
    if (answer.state !== 'settled') return;
    const caught = pays.filter((pay) => pay > 0).length;
    if (caught > 0) {
      dock.setWin(minor(answer.win));
      dock.say(`${caught === 1 ? 'A catch' : `${caught} catches`}: ${currencySymbol} ${shownAmount(answer.win)}`);
      sounds.catches(Math.max(...pays));
    }
    const parts = {
      tank,
      effects,
      symbol: currencySymbol,
      purse,
      width: canvas.clientWidth,
      isCalm: isMotionReduced(),
    };
    for (const [i, hit] of hits.entries()) {
      const pay = pays[i] ?? 0;
      if (pay > 0) shake = Math.max(shake, celebrateCatch(parts, hit, pay));
    }
  }

  function refused(words: string): void {
    gun.stop();
    bullets.clear();
    sounds.stop();
    showBalance();
    dock.say(words);
  }

  function purse() {
    const { left, top: y, width, height } = dock.purse();
    return { x: left + width / 2, y: y + height / 2 };
  }

  function warnOfBoss({ name, pays }: FishKind): void {
    warning.replaceChildren(h('b', {}, name), h('span', {}, `pays up to ${pays.at(-1)}×`));
    warning.classList.remove('is-shown');
    requestAnimationFrame(() => warning.classList.add('is-shown'));
    dock.say(`${name} comes in. It pays up to ${pays.at(-1)} times the cannon.`);
    sounds.boss();
  }

  listenToPointer(canvas, gun, tank);
  listenToKeys(gun, values.step);
  document.addEventListener('visibilitychange', () => document.hidden && gun.stop());
  showValue();
  showBalance();
  dock.setSwitches(false, false);
  return {
    elements: [canvas, warning, dock.status, dock.element],
    begin: loop.begin,
    goOn: line.goOn,
  };
}
