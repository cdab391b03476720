import type { GenericSchema } from 'valibot';

/** A kind of event, defined by the module that publishes it. Payloads are JSON. */
export interface Topic<Schema extends GenericSchema = GenericSchema> {
  readonly name: string;
  readonly payload: Schema;
}

export function defineTopic<const Schema extends GenericSchema>(name: string, payload: Schema): Topic<Schema> {
  return { name, payload };
}

export interface OutboxEvent {
  id: string;
  createdAt: Date;
}
