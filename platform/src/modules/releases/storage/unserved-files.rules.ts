import { bomFileName } from '@portal/shared/contract/releases/release-bom';

const lastSegment = /[^/]*$/;

/** Files of a release that are stored beside the others and given to operators only, packed or not. */
export const isUnserved = (path: string): boolean => {
  const [name = ''] = lastSegment.exec(path) ?? [];
  return name === bomFileName || name.startsWith(`${bomFileName}.`);
};
