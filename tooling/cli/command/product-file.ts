import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

const productFile = v.object({ address: v.pipe(v.string(), v.url()), vendorAddress: v.string(), pid: v.number() });
type ProductFile = v.InferOutput<typeof productFile>;

/** Address of the running product of a data folder; undefined if none runs. */
export async function readProductFile(dataDir: string): Promise<ProductFile | undefined> {
  try {
    return v.parse(productFile, JSON.parse(await readFile(fileIn(dataDir), 'utf8')));
  } catch {
    return undefined;
  }
}

export async function writeProductFile(dataDir: string, content: ProductFile): Promise<void> {
  await writeFile(fileIn(dataDir), `${JSON.stringify(content, null, 2)}\n`);
}

export async function removeProductFile(dataDir: string): Promise<void> {
  await rm(fileIn(dataDir), { force: true });
}

function fileIn(dataDir: string): string {
  return path.join(dataDir, 'product.json');
}
