/** Selection in the address: /lottery?gameCode=&vendor=&playType= */
export interface RequestedGame {
  gameCode?: string;
  vendor?: string;
  playType?: string;
}

const playTypeCode = /^[A-Za-z0-9_-]{1,64}$/;

/** An unknown play type is dropped: the game then opens with its default. */
export function requestedGameOf(query: URLSearchParams): RequestedGame {
  const read = (name: string) => query.get(name)?.trim() || undefined;
  const playType = read('playType');
  return {
    gameCode: read('gameCode'),
    vendor: read('vendor'),
    playType: playType && playTypeCode.test(playType) ? playType : undefined,
  };
}
