/** How far a growing list has been read (docs/product.md 4, the recent list). */
interface GrowingState {
  /** Pages that are shown or loading. */
  asked: number;
  /** The last loaded page. */
  loaded: number;
  /** Undefined before the first page. */
  totalPages?: number;
}

export const firstGrowing: GrowingState = { asked: 1, loaded: 0 };

type GrowingAction = { type: 'page-loaded'; pageNo: number; totalPages: number } | { type: 'more-asked' };

/** Requests one page after another until the last: the next one only when all before it have loaded. */
export function growingReducer(state: GrowingState, action: GrowingAction): GrowingState {
  if (action.type === 'more-asked') return mayGrow(state) ? { ...state, asked: state.loaded + 1 } : state;
  return { ...state, totalPages: action.totalPages, loaded: Math.max(state.loaded, action.pageNo) };
}

export function isGrowing({ asked, loaded }: GrowingState): boolean {
  return loaded < asked;
}

export function mayGrow(state: GrowingState): boolean {
  return !isGrowing(state) && state.totalPages !== undefined && state.loaded < state.totalPages;
}
