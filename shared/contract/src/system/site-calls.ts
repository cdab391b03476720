import * as v from 'valibot';
import { defineCall } from '../define-call.ts';
import { cacheVersion } from './cache-version.ts';
import { navigationItem, resource } from './get-status.ts';

/** The whitelabel menu tree (docs/product.md 3, permission response). */
export const getWhitelabel = defineCall({
  method: 'get',
  path: '/wps/system/whitelabel',
  access: 'public',
  input: v.object({}),
  output: v.object({
    cacheVersion,
    brandName: v.string(),
    /** Navigation items in order, and whether the operator shows them. */
    menu: v.array(navigationItem),
  }),
  refusals: [],
});

/** Domains of the portal with their resources (docs/product.md 3, domain routers); speed in milliseconds, 0 when not measured. */
export const getDomainRoute = defineCall({
  method: 'get',
  path: '/wps/system/domainRoute',
  access: 'public',
  input: v.object({}),
  output: v.object({
    cacheVersion,
    domainList: v.array(v.object({ domain: v.string(), speed: v.number(), resources: v.array(resource) })),
  }),
  refusals: [],
});

/** Support contacts (docs/product.md 3): type 3 is the chat link, its path sealed under its last 8 characters. */
export const getCustomerService = defineCall({
  method: 'get',
  path: '/wps/system/customerService',
  access: 'public',
  input: v.object({}),
  output: v.object({
    cacheVersion,
    version: v.object({ pathList: v.array(v.object({ type: v.number(), path: v.string() })) }),
  }),
  refusals: [],
});
