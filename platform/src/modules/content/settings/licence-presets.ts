/** The two readings of the footer's licences (specification 1); the operator picks one or writes its own. */
export const fscMgaPagcor = [
  { text: 'Licensed and regulated in Europe', logo: 'fsc' },
  { text: 'Malta licence holder', logo: 'mga' },
  { text: 'Licensed in the Philippines', logo: 'pagcor' },
] as const;

export const mgaBvi = [
  { text: 'Malta licence holder', logo: 'mga' },
  { text: 'British Virgin Islands licence holder', logo: 'bvi' },
] as const;

export const licencePresets = { fscMgaPagcor, mgaBvi } as const;
