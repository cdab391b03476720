interface PageEvent {
  event: string;
  data: string;
}

/** Events of a stream of the studio, until it ends. */
export async function* pageEvents(
  address: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): AsyncGenerator<PageEvent> {
  const answer = await fetch(address, { headers, signal });
  if (!answer.ok || !answer.body) throw new Error(`${address} answered ${answer.status}`);
  let event = '';
  for await (const line of linesOf(answer.body)) {
    if (line.startsWith('event: ')) event = line.slice('event: '.length);
    if (line.startsWith('data: ')) yield { event, data: line.slice('data: '.length) };
  }
}

/** Lines of an answer as they come. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let remainder = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (remainder + decoder.decode(part.value, { stream: true })).split('\n');
    remainder = lines.pop() ?? '';
    yield* lines;
  }
}
