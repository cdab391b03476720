import './slots.css';
import type { CoinShown } from '@portal/engines/views';
import { coinPicture } from '../../art/coin-picture.ts';
import { drawn, h } from '../../dom/dom.ts';
import { tFrame } from '../../texts/translate.ts';
import type { MakeBoard } from '../board.ts';
import { createPace } from '../pace.ts';
import { cellsOfWins, createReels } from './reels.ts';

/** Reels with coins that stay: after the picture the respins, each coin with what it is worth, and what all come to. */
export const makeHoldBoard: MakeBoard = (game, sound) => {
  const reels = createReels(game, sound);
  const pace = createPace();
  const idle = tFrame('plate.coins');
  const plate = h('p', { class: 'plate', role: 'status' }, idle);
  const coins = h('div', { class: 'coins', hidden: true });
  coins.style.setProperty('--reels', String(game.reels));
  const window = h('div', { class: 'reel-window' }, reels.element, coins);

  const reset = () => {
    plate.textContent = idle;
    coins.hidden = true;
    coins.replaceChildren();
    pace.end();
  };
  const put = ({ cell: [reel, row], stakes, name }: CoinShown) => {
    const coin = drawn('held-coin', coinPicture(name ?? `${stakes}×`));
    coin.style.gridArea = `${row + 1} / ${reel + 1}`;
    coin.classList.toggle('is-named', name !== undefined);
    coins.append(coin);
    sound.stop();
  };

  return {
    element: h('div', { class: 'board board-grid' }, h('div', { class: 'plate-row' }, plate, pace.element), window),
    choice: () => undefined,
    start() {
      reset();
      reels.spin();
    },
    async show(view) {
      if (view.kind !== 'hold') return;
      await reels.land(view.step.grid);
      if (view.step.wins.length > 0) reels.highlight(cellsOfWins(view.step.wins));
      if (view.respins.length === 0) return;
      await pace.wait(view.step.wins.length > 0 ? 900 : 300, 500);
      reels.clear();
      pace.begin();
      coins.hidden = false;
      let worth = 0;
      for (const [i, respin] of view.respins.entries()) {
        if (i > 0) await pace.wait(650, 250);
        for (const coin of respin.coins) {
          put(coin);
          worth += coin.stakes;
          await pace.wait(160);
        }
        const { left } = respin;
        plate.textContent = tFrame('plate.respins', { worth, left });
      }
      await pace.wait(600, 400);
      pace.end();
      plate.textContent = tFrame(view.grand > 0 ? 'plate.grand' : 'plate.coins_pay', { stakes: view.stakes });
    },
    cancel() {
      reset();
      reels.cancel();
    },
  };
};
