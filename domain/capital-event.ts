import type { CapitalEvent } from './adjusted-price.ts';
import { UNDATED, type CorporateAction } from './corporate-action.ts';
import { inDefault } from './bilingual.ts';
import type { RightsIssue } from './rights-issue.ts';

/** The price effect of a confirmed action; null when it has none, or when a figure that it needs is missing. */
export function capitalEvent(action: CorporateAction): CapitalEvent | null {
  const { kind, marker, exDate, ratio, amountPerShare, subscription } = action;
  if (marker !== 'confirmed' || exDate === null) return null;
  if (kind === 'cash-dividend' && amountPerShare) return { kind, exDate, amount: amountPerShare };
  if (isOfUnits(kind) && ratio) return { kind, exDate, ratio };
  if (kind === 'rights-issue' && ratio && subscription) return { kind, exDate, ratio, ...subscription };
  return null;
}

function isOfUnits(kind: CorporateAction['kind']): kind is 'split' | 'bonus-shares' | 'capital-reduction' {
  return kind === 'split' || kind === 'bonus-shares' || kind === 'capital-reduction';
}

/** A rights issue as the action that moves the price of its share. */
export function rightsAction(issue: RightsIssue): CorporateAction {
  const { code, symbol, marker, ratio, days, issuePrice, adjusted } = issue;
  return {
    ...UNDATED,
    id: `rights-${code}`,
    symbol,
    issuer: inDefault(symbol),
    kind: 'rights-issue',
    marker,
    fiscalYear: null,
    amountPerShare: null,
    percentOfPar: null,
    ratio,
    meetingDate: days.meeting,
    entitlementDate: days.entitlement,
    exDate: days.ex,
    subscription: { issuePrice, announced: adjusted },
  };
}
