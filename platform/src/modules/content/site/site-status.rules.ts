interface Maintenance {
  active: boolean;
  endsAt: string;
}

interface RegionRestriction {
  active: boolean;
  countries: readonly string[];
}

/** Maintenance is switched on, and its end, if one is set, is not reached. */
export function isUnderMaintenance(maintenance: Maintenance, now: Date): boolean {
  return maintenance.active && (maintenance.endsAt === '' || Date.parse(maintenance.endsAt) > now.getTime());
}

/** True when the visitor's country is blocked; an unknown country is not. */
export function isRegionBlocked(restriction: RegionRestriction, country: string | undefined): boolean {
  return restriction.active && country !== undefined && restriction.countries.includes(country.toUpperCase());
}

/** 0 app, 1 maintenance page, 2 region-blocked page; maintenance comes first (docs/product.md 4). */
export function siteStatus(underMaintenance: boolean, regionBlocked: boolean): 0 | 1 | 2 {
  if (underMaintenance) return 1;
  return regionBlocked ? 2 : 0;
}
