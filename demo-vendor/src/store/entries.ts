interface EntryParts<Entry> {
  idOf(entry: Entry): string;
  isOver(entry: Entry): boolean;
  /** Returns the keys under which its history is listed. They never change, nor does the id. */
  ownersOf(entry: Entry): readonly string[];
  /** Length of a history. */
  limit: number;
}

/** Creates the entries of a store, such as tickets, with those that are open and the history of each owner. */
export function createEntries<Entry>({ idOf, isOver, ownersOf, limit }: EntryParts<Entry>) {
  const byId = new Map<string, Entry>();
  const open = new Set<string>();
  const byOwner = new Map<string, string[]>();
  const found = (ids: Iterable<string>): Entry[] => [...ids].flatMap((id) => byId.get(id) ?? []);

  function list(id: string, owner: string): void {
    const ids = byOwner.get(owner) ?? [];
    byOwner.set(owner, ids);
    if (ids.push(id) > limit) ids.shift();
  }

  return {
    put(entry: Entry): void {
      const id = idOf(entry);
      if (!byId.has(id)) for (const owner of ownersOf(entry)) list(id, owner);
      byId.set(id, entry);
      if (isOver(entry)) open.delete(id);
      else open.add(id);
    },
    clear(): void {
      for (const each of [byId, open, byOwner]) each.clear();
    },
    get: (id: string) => byId.get(id),
    found,
    /** Returns all entries in order of creation. */
    all: () => [...byId.values()],
    open: () => found(open),
    /** Returns the entries of an owner, newest first. */
    history: (owner: string, most = limit) => found((byOwner.get(owner) ?? []).slice(-most).reverse()),
  };
}
