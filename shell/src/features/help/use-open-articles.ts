import { useState } from 'react';

interface OpenArticles {
  openIds: ReadonlySet<string>;
  toggle(id: string, isOpen: boolean): void;
}

/** Tracks which articles are open; opens the requested one whenever `asked` changes. */
export function useOpenArticles(wanted: string | undefined, asked: unknown): OpenArticles {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set(wanted ? [wanted] : []));
  const [answered, setAnswered] = useState(asked);
  if (answered !== asked) {
    setAnswered(asked);
    if (wanted) setOpenIds(new Set([...openIds, wanted]));
  }
  const toggle = (id: string, isOpen: boolean) =>
    setOpenIds((open) => new Set(isOpen ? [...open, id] : [...open].filter((other) => other !== id)));
  return { openIds, toggle };
}
