/** Documents that services require, under the names used by pages: each once, in the order of the lists. */
export const PAPERS = [
  'emirates-id',
  'passport',
  'trade-licence',
  'signatory-letter',
  'signatory-identity',
  'family-book',
  'bank-letter',
  'share-certificates',
  'investor-number',
  'succession-certificate',
  'guardianship',
  'guardian-identity',
  'power-of-attorney',
  'attestation',
  'new-signature',
  'name-change',
] as const;
export type Paper = (typeof PAPERS)[number];

export const UNCLAIMED_WHEN = ['since', 'before'] as const;
export const UNCLAIMED_WHO = ['holder', 'heir', 'guardian', 'agent', 'company'] as const;
export const UNCLAIMED_WHERE = ['citizen', 'resident', 'abroad'] as const;

export interface UnclaimedCase {
  /** Since bank transfers began, or before. */
  when: (typeof UNCLAIMED_WHEN)[number];
  who: (typeof UNCLAIMED_WHO)[number];
  where: (typeof UNCLAIMED_WHERE)[number];
}

/** Documents to hand in for dividends that were not received. */
export function unclaimedPapers({ when, who, where }: UnclaimedCase): Paper[] {
  const isBefore = when === 'before';
  const old: Paper[] = isBefore ? ['share-certificates', 'investor-number'] : [];
  if (who === 'company') return ['trade-licence', 'signatory-letter', 'signatory-identity', 'bank-letter', ...old];
  const identity: Paper[] = [
    ...(where === 'abroad' ? [] : (['emirates-id'] as const)),
    ...(where === 'citizen' ? [] : (['passport'] as const)),
    ...(where === 'citizen' && isBefore ? (['family-book'] as const) : []),
  ];
  return [...identity, 'bank-letter', ...old, ...forOthers(who, where)];
}

/** Documents of a person who acts for another. */
function forOthers(who: UnclaimedCase['who'], where: UnclaimedCase['where']): Paper[] {
  if (who === 'heir') return ['succession-certificate'];
  if (who === 'guardian') return ['guardianship', 'guardian-identity'];
  if (who === 'agent') return where === 'abroad' ? ['power-of-attorney', 'attestation'] : ['power-of-attorney'];
  return [];
}

export const UPDATE_WHAT = [
  'mobile',
  'email',
  'address',
  'identity',
  'bank-account',
  'name',
  'signature',
  'guardian',
] as const;
export const UPDATE_WHO = ['person', 'minor', 'company'] as const;

export interface UpdateCase {
  what: (typeof UPDATE_WHAT)[number];
  who: (typeof UPDATE_WHO)[number];
}

/** Documents to hand in to change a detail of an investor. A former minor who has come of age applies as a person. */
export function updatePapers({ what, who }: UpdateCase): Paper[] {
  const proof: Partial<Record<UpdateCase['what'], Paper>> = {
    'bank-account': 'bank-letter',
    name: 'name-change',
    signature: 'new-signature',
  };
  const own = proof[what] ? [proof[what]] : [];
  if (who === 'company') return ['trade-licence', 'signatory-letter', 'signatory-identity', ...own];
  if (who === 'minor' && what !== 'guardian') return ['emirates-id', ...own, 'guardianship', 'guardian-identity'];
  return ['emirates-id', ...own];
}

/** For a company, the answer is the same at home and abroad. */
export const UNCLAIMED_CASES: readonly UnclaimedCase[] = UNCLAIMED_WHEN.flatMap((when) =>
  UNCLAIMED_WHO.flatMap((who) => UNCLAIMED_WHERE.map((where) => ({ when, who, where }))),
);
