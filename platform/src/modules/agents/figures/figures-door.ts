/** Money in whole minor units. An agent's own play is not in the sums of its team. */
export interface TeamSums {
  /** Stakes of settled bets. */
  validBetMinor: bigint;
  /** After corrections, which count when they are made: below zero is possible. */
  winMinor: bigint;
  bonusMinor: bigint;
  rebateMinor: bigint;
  rounds: number;
  /** Different members below with a settled bet. */
  activeMembers: number;
}

/**
 * Net results of the players of a window, each as a whole: who lost, and who won. A correction counts in the 5 minutes of its
 * bet, or nowhere.
 */
export interface PlayerNets {
  losingMinor: bigint;
  winningMinor: bigint;
  validBetMinor: bigint;
}

/** `start` is in it, `end` is not. */
export interface Span {
  start: Date;
  end: Date;
}

/** What contracts are settled by. Agents without figures are in the answers, with zeros. */
export interface TeamFigures {
  /** Of days of the setting timeZone, both included. */
  ofDays(agentIds: readonly string[], days: { from: string; to: string }): Promise<Map<string, TeamSums>>;
  /** Of a short span such as an hour, from the entries. */
  ofSpan(agentIds: readonly string[], span: Span): Promise<Map<string, TeamSums>>;
  /** Bets with a higher stake than `singleBetMinor` are left out; 0 leaves none out. Of each agent once. */
  playerNets(
    asked: readonly { agentId: string; singleBetMinor: bigint }[],
    span: Span,
  ): Promise<Map<string, PlayerNets>>;
  /** As `ofSpan` for each agent and span, in the order asked. */
  ofSpans(asked: readonly { agentId: string; span: Span }[]): Promise<TeamSums[]>;
  /** As `playerNets` for each agent and span, in the order asked. */
  netsOfSpans(asked: readonly { agentId: string; singleBetMinor: bigint; span: Span }[]): Promise<PlayerNets[]>;
  /** Of what was noted below these paths, from the entries of that branch alone, whoever stands where now. */
  sumsBelow(paths: readonly string[], span: Span): Promise<TeamSums>;
  /** As `playerNets`, below these paths. */
  netsBelow(paths: readonly string[], singleBetMinor: bigint, span: Span): Promise<PlayerNets>;
  /** All that happened before this moment is in the figures. */
  completeUntil(): Promise<Date>;
}
