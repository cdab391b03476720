import { clientType } from '@portal/shared/contract/constants';

/** Fields that the calls of docs/product.md 7.2 require beside the filters. */
export const clientFacts = { clientType: String(clientType), platform: 'flash' };
