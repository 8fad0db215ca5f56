import { pick } from '#domain/bilingual.ts';
import type { CorporateAction } from '#domain/corporate-action.ts';
import { DEFAULT_LOCALE, LOCALE_CODES } from '#domain/locale.ts';
import type { DividendDistribution } from '#upstream/records.ts';
import type { DividendConfigRow } from '#upstream/wire/service.ts';
import type { Site } from '#app/context.ts';
import type { Form } from './form.ts';
import { decimal } from './wire-text.ts';

/** The service names the issuer in this language too, whatever is requested. */
const SECOND = LOCALE_CODES[1] ?? DEFAULT_LOCALE;
const YEAR = /^\d{4}$/;
const STATUS = { proposed: 'Proposed', confirmed: 'Confirmed', withdrawn: 'Withdrawn' } as const;

/** Call 9: dividends for a fiscal year by entitlement; none when the year is not four digits. */
export async function dividendsConfig(site: Site, form: Form): Promise<DividendConfigRow[]> {
  const year = form.get('year');
  if (!YEAR.test(year)) return [];
  const [actions, documents] = await Promise.all([
    site.store.corporateActions.list(),
    site.store.documents.list<DividendDistribution>('dividend-distribution'),
  ]);
  const facts = new Map(documents.map(({ key, value }) => [key, value]));
  return actions
    .filter(({ kind, fiscalYear }) => kind === 'cash-dividend' && fiscalYear === Number(year))
    .map((action) => rowOf(action, facts.get(action.id), form))
    .sort((a, b) => (a.EntitlementDate < b.EntitlementDate ? -1 : Number(a.EntitlementDate > b.EntitlementDate)));
}

function rowOf(action: CorporateAction, facts: DividendDistribution | undefined, { lang }: Form): DividendConfigRow {
  const { amountPerShare, percentOfPar } = action;
  const perShare = facts?.perShare ?? null;
  return {
    Symbol: action.symbol,
    CompanyName: pick(action.issuer, lang),
    CompanyNameAr: action.issuer[SECOND] ?? '',
    FiscalYear: action.fiscalYear!,
    // The service writes 0 for none.
    DividendPercentage: percentOfPar === null ? 0 : decimal(percentOfPar),
    DividendPerShare: perShare !== null ? Number(perShare) : amountPerShare === null ? 0 : decimal(amountPerShare),
    ...datesOf(action),
    Status: STATUS[action.marker],
    ...(facts && moreOf(facts)),
  };
}

function datesOf({ entitlementDate, exDate, recordDate, paymentDate, meetingDate }: CorporateAction) {
  return {
    EntitlementDate: entitlementDate ?? '',
    ExDividendDate: exDate ?? '',
    RecordDate: recordDate ?? '',
    PaymentDate: paymentDate ?? '',
    ...(meetingDate !== null && { AgmDate: meetingDate }),
  };
}

function moreOf({ totalAmount, paymentMethod, distribution, disclosureId, holders }: DividendDistribution) {
  return {
    ...(totalAmount !== null && { TotalAmount: decimal(totalAmount) }),
    ...(paymentMethod !== null && { PaymentMethod: paymentMethod }),
    ...(distribution && { Kind: distribution }),
    DisclosureId: disclosureId,
    Holders: holders,
  };
}
