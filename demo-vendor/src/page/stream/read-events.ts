export interface StreamEvent {
  event: string;
  data: string;
}

/** Splits received text of an event stream into whole events and the incomplete rest. */
export function readEvents(text: string): { events: StreamEvent[]; remainder: string } {
  const parts = text.split('\n\n');
  const remainder = parts.pop() ?? '';
  const events = parts.flatMap((part) => {
    const lines = part.split('\n');
    const of = (name: string) =>
      lines
        .filter((line) => line.startsWith(`${name}: `))
        .map((line) => line.slice(name.length + 2))
        .join('\n');
    return of('data') ? [{ event: of('event'), data: of('data') }] : [];
  });
  return { events, remainder };
}
