/** Messages of refused acts on rounds, by code. */
export const roundFaultTexts = {
  unknown_round: 'No part of the studio has such a round that is not over',
  under_way: 'The round is being settled: it is asked for until the platform answers',
  still_played:
    'What it waits for is still to come or under way: its match, its game or its draw. A draw that cannot be held is called off: draws cancel',
  ends_by_itself: 'A round of this game is not ended by hand: the studio does it when the platform takes what is owed',
  try_again: 'The platform cannot be asked now',
} as const;
export type RoundFault = keyof typeof roundFaultTexts;

export type Ended<Kept> = { kind: 'done'; round: Kept } | { kind: 'no'; code: RoundFault };
