import { frameConfigBlockId } from '@portal/shared/contract/releases/scripts-frames';
import * as v from 'valibot';

/** Reads the configuration that the platform has written into the frame's page. @throws if it is none */
export function readConfig<S extends v.GenericSchema>(schema: S): v.InferOutput<S> {
  const text = document.getElementById(frameConfigBlockId)?.textContent ?? '';
  return v.parse(schema, JSON.parse(text));
}
