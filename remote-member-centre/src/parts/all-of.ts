interface Query {
  isError: boolean;
  refetch(): unknown;
}

/** Makes one query of several that a page needs together: it fails with any of them and asks all again. */
export function allOf(...queries: readonly Query[]): Query {
  return {
    isError: queries.some(({ isError }) => isError),
    refetch: () => queries.map((query) => query.refetch()),
  };
}
