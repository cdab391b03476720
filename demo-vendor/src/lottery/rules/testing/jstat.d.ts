declare module 'jstat' {
  /** The part of jStat that is used here. */
  const statistics: {
    chisquare: {
      /** Chance of a value of at most `x` with so many degrees of freedom. */
      cdf(x: number, degrees: number): number;
    };
  };

  export = statistics;
}
