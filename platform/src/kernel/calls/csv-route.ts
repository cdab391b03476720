import { Readable } from 'node:stream';
import type { Call, CallParsedInput } from '@portal/shared/contract/calls/define-call';
import { knownZone } from '@portal/shared/contract/time/time-zones';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CallContext, createContext } from './context.ts';
import { byteOrderMark, type CsvColumn, type CsvDays, csvCells, csvHead, csvLine } from './csv.rules.ts';
import { parseInput, readFields } from './input.ts';

interface CsvFile {
  /** File name without its extension. */
  name: string;
  columns: readonly CsvColumn[];
  /** The days of the portal that the file covers. */
  days: CsvDays;
  /** Time zone of the times in the file, if other than the portal's. */
  timeZone?: string | undefined;
  /** Read as fast as the caller receives them. */
  rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>;
}

const filesAMinute = 30;

/** Serves a call of the contract whose answer is a file; admits the caller and checks the input as `route` does. */
export function csvRoute<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (input: CallParsedInput<C>, context: CallContext) => Promise<CsvFile>,
): void {
  const { kernel } = app;
  app.route({
    method: call.method.toUpperCase(),
    url: call.path,
    config: { call, rateLimit: { max: filesAMinute, timeWindow: 60_000 } },
    handler: (request, reply) => kernel.lifecycle.during(serve(request, reply)),
  });

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const context = await createContext(kernel, call, request, reply);
    const input = parseInput(call, await readFields(kernel, call, request));
    const file = await handler(input, context);
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${file.name}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(Readable.from(textOf(file), { objectMode: false, encoding: 'utf8' }));
  }
}

const linesAtOnce = 200;

async function* textOf({ columns, days, timeZone, rows }: CsvFile): AsyncGenerator<string> {
  const zone = knownZone(timeZone, days.timeZone);
  const cellsOf = csvCells(columns, zone);
  let text = byteOrderMark + csvHead(columns, zone, days);
  let lines = 0;
  for await (const row of rows) {
    text += csvLine(cellsOf(row));
    lines += 1;
    if (lines % linesAtOnce > 0) continue;
    yield text;
    text = '';
  }
  if (text) yield text;
}
