import { allGames, type ModelLobby, type Step } from './model-world.ts';

/** The lobby as docs/product.md 4 describes it, without using the rules of the code. */
export function lobbyAsWritten(): ModelLobby {
  const chosen = { vendor: '', kind: '', name: '', minBet: '', lines: '' };
  let list = 'all';
  let pageNo = 1;
  let who = 'visitor';
  let pagesHere = 0;
  let isOnTheWay = true;
  const favourites = new Set<string>();
  const recent: string[] = [];
  const filtered = () =>
    allGames
      .filter(({ vendor }) => chosen.vendor === '' || chosen.vendor === vendor)
      .filter(({ kind }) => chosen.kind === '' || chosen.kind === kind)
      .filter(({ name }) => name.toUpperCase().includes(chosen.name.trim().toUpperCase()))
      .filter(({ minBet }) => chosen.minBet === '' || minBet <= Number(chosen.minBet))
      .filter(({ lines }) => lines >= Number(chosen.lines))
      .map(({ nodeId }) => nodeId);
  const whole = () => (list === 'all' ? filtered() : list === 'fav' ? [...favourites] : recent);
  const lastPage = () => (list === 'hot' ? 1 : Math.ceil(whole().length / 12));
  const goTo = (name: string) => {
    // The list of recent games starts over each time it is opened.
    if (name === 'recent' && list !== 'recent') [pagesHere, isOnTheWay] = [0, true];
    [list, pageNo] = [name, 1];
  };
  return {
    step(step: Step) {
      const isMember = who === 'member';
      if (step.do === 'filter') {
        // Typing the same text is no change.
        if (step.by === 'name' && chosen.name === step.value) return;
        chosen[step.by] = step.value;
        goTo('all');
      }
      if (step.do === 'clear') {
        Object.assign(chosen, { kind: '', name: '', minBet: '', lines: '' });
        goTo('all');
      }
      if (step.do === 'list' && (step.list === 'all' || step.list === 'hot' || isMember)) {
        goTo(step.list);
      }
      if (step.do === 'turn' && list !== 'recent') {
        pageNo = pageNo + step.by;
        if (pageNo > lastPage()) pageNo = lastPage();
        if (pageNo < 1) pageNo = 1;
      }
      if (list === 'recent' && step.do === 'more' && !isOnTheWay && pagesHere < Math.ceil(recent.length / 12))
        isOnTheWay = true;
      if (list === 'recent' && step.do === 'arrive' && isOnTheWay) [pagesHere, isOnTheWay] = [pagesHere + 1, false];
      if (step.do === 'heart' && isMember) {
        const id = `game-${step.no}`;
        if (!favourites.delete(id)) favourites.add(id);
      }
      if (step.do === 'play' && isMember && list !== 'recent') {
        const at = recent.indexOf(`game-${step.no}`);
        if (at >= 0) recent.splice(at, 1);
        recent.unshift(`game-${step.no}`);
      }
      if (step.do === 'be' && (list === 'all' || list === 'hot')) who = step.who;
    },
    shown() {
      const isRecent = list === 'recent';
      const goesOn = isRecent
        ? !isOnTheWay && pagesHere < Math.ceil(recent.length / 12)
        : list !== 'hot' && pageNo < lastPage();
      const hot = allGames.filter(({ isHot }) => isHot).map(({ nodeId }) => nodeId);
      const from = (pageNo - 1) * 12;
      const games = list === 'hot' ? hot : isRecent ? recent.slice(0, pagesHere * 12) : whole().slice(from, from + 12);
      return { listType: list, pageNo, goesOn, games };
    },
  };
}
