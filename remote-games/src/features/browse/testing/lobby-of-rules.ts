import { toggledFavourites } from '@portal/shared/remote/games/use-favourites';
import { firstGrowing, growingReducer, isGrowing, mayGrow } from '../growing/growing.rules.ts';
import {
  firstLobby,
  gameQueryOf,
  hasMore,
  isOwnList,
  type LobbyAction,
  lobbyReducer,
  minimumBets,
  minimumLines,
  slotClassifications,
} from '../lobby.rules.ts';
import { allGames, type FilterName, type ModelLobby, type Step } from './model-world.ts';

const pageSize = 12;
const pagesOf = (count: number) => Math.ceil(count / pageSize);
const page = <T>(list: readonly T[], no: number) => list.slice((no - 1) * pageSize, no * pageSize);

/** The platform's response to a query of the lobby. */
function answer(query: ReturnType<typeof gameQueryOf>) {
  const found = allGames.filter(
    (game) =>
      (!query.vassalage || game.vendor === query.vassalage) &&
      (!query.gameClassify || game.kind === query.gameClassify) &&
      (!query.gameName || game.name.toLowerCase().includes(query.gameName.toLowerCase())) &&
      (!query.minBet || game.minBet <= Number(query.minBet)) &&
      (!query.minLineNum || game.lines >= Number(query.minLineNum)),
  );
  return { games: page(found, Number(query.pageNo ?? 1)), totalPages: pagesOf(found.length) };
}

function filterOf(by: FilterName, value: string): LobbyAction {
  switch (by) {
    case 'vendor':
      return { type: 'vendor-chosen', vassalage: value || undefined };
    case 'kind':
      return { type: 'classification-chosen', gameClassify: slotClassifications.find((kind) => kind === value) };
    case 'name':
      return { type: 'name-typed', gameName: value };
    case 'minBet':
      return { type: 'minimum-bet-chosen', minBet: minimumBets.find((amount) => amount === value) };
    case 'lines':
      return { type: 'minimum-lines-chosen', minLineNum: minimumLines.find((lines) => lines === value) };
  }
}

/** The lobby by its own rules, with minimal fakes of host and platform. */
export function lobbyOfRules(): ModelLobby {
  let state = firstLobby;
  let growing = firstGrowing;
  let who: 'visitor' | 'trial' | 'member' = 'visitor';
  let favourites: readonly string[] = [];
  let recent: string[] = [];
  const mayDoProtected = () => who === 'member';
  const dispatch = (action: LobbyAction) => {
    const before = state.listType;
    state = lobbyReducer(state, action);
    if (before !== 'recent') growing = firstGrowing;
  };
  const own = () => page(favourites, state.pageNo);
  const totals = () => ({
    all: answer(gameQueryOf('RNG', state)).totalPages,
    hot: 1,
    fav: pagesOf(favourites.length),
    recent: pagesOf(recent.length),
  });
  return {
    step(step: Step) {
      if (step.do === 'filter') dispatch(filterOf(step.by, step.value));
      if (step.do === 'list' && (!isOwnList(step.list) || mayDoProtected()))
        dispatch({ type: 'list-chosen', listType: step.list });
      if (step.do === 'turn' && state.listType !== 'recent')
        dispatch({ type: 'page-chosen', pageNo: state.pageNo + step.by, totalPages: totals()[state.listType] });
      if (step.do === 'clear') dispatch({ type: 'filters-cleared' });
      if (step.do === 'more') growing = growingReducer(growing, { type: 'more-asked' });
      if (step.do === 'arrive' && isGrowing(growing))
        growing = growingReducer(growing, { type: 'page-loaded', pageNo: growing.asked, totalPages: totals().recent });
      if (step.do === 'heart' && mayDoProtected())
        favourites = toggledFavourites(favourites, `game-${step.no}`).nodeIds;
      if (step.do === 'play' && mayDoProtected() && state.listType !== 'recent')
        recent = [`game-${step.no}`, ...recent.filter((id) => id !== `game-${step.no}`)];
      if (step.do === 'be' && !isOwnList(state.listType)) who = step.who;
    },
    shown() {
      const { listType, pageNo } = state;
      const lists = {
        all: () => answer(gameQueryOf('RNG', state)).games.map(({ nodeId }) => nodeId),
        hot: () => allGames.filter(({ isHot }) => isHot).map(({ nodeId }) => nodeId),
        fav: own,
        recent: () => recent.slice(0, growing.loaded * pageSize),
      };
      const goesOn = listType === 'recent' ? mayGrow(growing) : hasMore(state, totals()[listType]);
      return { listType, pageNo, goesOn, games: lists[listType]() };
    },
  };
}
