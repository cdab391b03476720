/** Money in whole minor units. An agent's own play is not in its team's sums. */
export interface TeamSums {
  /** Stakes of settled bets. */
  validBetMinor: bigint;
  /** Includes corrections at the time they are made, so it may be negative. */
  winMinor: bigint;
  bonusMinor: bigint;
  rebateMinor: bigint;
  rounds: number;
  /** Different members below with a settled bet. */
  activeMembers: number;
}

/**
 * Net results of a window's players, each as a whole: losing and winning ones. A correction counts only in the 5
 * minutes of its bet.
 */
export interface PlayerNets {
  losingMinor: bigint;
  winningMinor: bigint;
  validBetMinor: bigint;
}

/** `start` is inclusive, `end` exclusive. */
export interface Span {
  start: Date;
  end: Date;
}

/** Figures for settling contracts. Agents without figures are included with zeros. */
export interface TeamFigures {
  /** Sums days of the setting timeZone, both included. */
  ofDays(agentIds: readonly string[], days: { from: string; to: string }): Promise<Map<string, TeamSums>>;
  /** Sums a short span such as an hour, from the entries. */
  ofSpan(agentIds: readonly string[], span: Span): Promise<Map<string, TeamSums>>;
  /** Leaves out bets with a stake above `singleBetMinor`; 0 leaves out none. Each agent may occur once. */
  playerNets(
    asked: readonly { agentId: string; singleBetMinor: bigint }[],
    span: Span,
  ): Promise<Map<string, PlayerNets>>;
  /** Like `ofSpan` for each agent and span, in the given order. */
  ofSpans(asked: readonly { agentId: string; span: Span }[]): Promise<TeamSums[]>;
  /** Like `playerNets` for each agent and span, in the given order. */
  netsOfSpans(asked: readonly { agentId: string; singleBetMinor: bigint; span: Span }[]): Promise<PlayerNets[]>;
  /** Sums entries below these paths, reading only that branch, wherever its members are now. */
  sumsBelow(paths: readonly string[], span: Span): Promise<TeamSums>;
  /** Like `playerNets`, below these paths. */
  netsBelow(paths: readonly string[], singleBetMinor: bigint, span: Span): Promise<PlayerNets>;
  /** Returns the moment up to which figures are complete. */
  completeUntil(): Promise<Date>;
}
