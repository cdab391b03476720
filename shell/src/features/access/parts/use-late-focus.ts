import { useEffect, useRef, useState } from 'react';

/** Focuses a field after the next render, for one that a refusal has just added. */
export function useLateFocus<Name extends string>(setFocus: (name: Name) => void): (name: Name) => void {
  const [wanted, setWanted] = useState<{ name: Name }>();
  const focus = useRef(setFocus);
  focus.current = setFocus;
  useEffect(() => {
    if (wanted) focus.current(wanted.name);
  }, [wanted]);
  return (name) => setWanted({ name });
}
