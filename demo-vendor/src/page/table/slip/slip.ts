import type { Refused } from '../../requests/refusal-texts.ts';
import type { TableInfo } from '../table-api.ts';
import {
  amountOf,
  type LaidChip,
  type LayRefusal,
  layAll,
  layChip,
  type SlipLimits,
  sumBySpot,
  total,
} from './slip.rules.ts';

interface SlipListener {
  changed(): void;
  refused(refusal: Refused): void;
}

/** Creates the slip: chips not placed yet, and those of the previous round for 'repeat'. */
export function createSlip(table: TableInfo, { changed, refused }: SlipListener) {
  const limits: SlipLimits = {
    spot: new Map(table.spots.map(({ id, limit }) => [id, Number(limit)])),
    round: Number(table.limits.mostPerRound),
  };
  let placed: ReadonlyMap<string, number> = new Map();
  let laid: LaidChip[] = [];
  let sending: LaidChip[] = [];
  let ofThisRound: LaidChip[] = [];
  let ofLastRound: LaidChip[] = [];
  const set = (chips: LaidChip[]) => {
    laid = chips;
    changed();
  };
  const limitOf = (code: LayRefusal, spot: string) =>
    amountOf(code === 'above_spot_limit' ? (limits.spot.get(spot) ?? 0) : limits.round);
  const asChips = (sums: ReadonlyMap<string, number>) => [...sums].map(([spot, value]): LaidChip => ({ spot, value }));

  return {
    placedAre(stakes: ReadonlyMap<string, number>) {
      placed = stakes;
    },
    lay(spot: string, value: number) {
      const next = layChip([...sending, ...laid], { spot, value }, placed, limits);
      if (typeof next === 'string') refused({ code: next, limit: limitOf(next, spot) });
      else set([...laid, { spot, value }]);
    },
    undo: () => set(laid.slice(0, -1)),
    clear: () => set([]),
    repeat: () => set(layAll(laid, ofLastRound, placed, limits)),
    /** Doubles the chips on the felt, placed or not. */
    double: () => set(layAll(laid, [...asChips(placed), ...laid], placed, limits)),
    bySpot: () => sumBySpot([...sending, ...laid]),
    state: () => ({
      laid: total(laid),
      isSending: sending.length > 0,
      canRepeat: ofLastRound.length > 0 && laid.length === 0 && placed.size === 0,
    }),
    /** Sends the chips to the server. */
    send() {
      sending = laid;
      laid = [];
      return { chips: [...sumBySpot(sending)].map(([spot, value]) => ({ spot, amount: amountOf(value) })) };
    },
    sent(isAccepted: boolean) {
      if (isAccepted) ofThisRound = [...ofThisRound, ...sending];
      sending = [];
    },
    drawRound() {
      if (ofThisRound.length > 0) ofLastRound = asChips(sumBySpot(ofThisRound));
      ofThisRound = [];
      laid = [];
    },
  };
}
