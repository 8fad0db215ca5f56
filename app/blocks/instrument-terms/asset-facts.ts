import type { CarbonTerms, FundTerms } from '#domain/instrument-terms.ts';
import { formatDate } from '#domain/date.ts';
import { pick, type Bilingual } from '#domain/bilingual.ts';
import type { DayNetAssets } from '#domain/net-assets.ts';
import type { Locale } from '#domain/locale.ts';
import { price } from '#domain/number.ts';
import { textOf } from '#messages/text.tsx';
import { factsIn, rateText } from './facts.ts';
import type { TermFact } from './terms-data.ts';

/** The manager of a fund, its policies, and the last net asset value of a unit. */
export function fundFacts(locale: Locale, terms: FundTerms | null, closing: DayNetAssets | null): TermFact[] {
  const fact = factsIn(locale);
  const worth = closing && `${price(closing.value)} (${formatDate(closing.date, locale)})`;
  return [
    fact.words('fund-manager', terms?.manager ?? null),
    fact.words('fund-structure', terms?.structure ?? null),
    fact.words('custodian', terms?.custodian ?? null),
    fact.words('administrator', terms?.administrator ?? null),
    fact.words('investors-committee', terms?.investorsCommittee ?? null),
    fact.figure('managing-company-fees', rateText(terms?.managementFee ?? null)),
    fact.words('investment-policy', terms?.investmentPolicy ?? null),
    fact.words('dividend-policy', terms?.dividendPolicy ?? null),
    { ...fact.text('closing-nav', worth), asOf: closing?.date ?? null },
  ];
}

/** The remaining credits of a project. */
export function carbonFacts(locale: Locale, terms: CarbonTerms | null): TermFact[] {
  const fact = factsIn(locale);
  return [
    fact.words('carbon-credit', terms?.project ?? null),
    fact.figure('vintage', terms?.vintage == null ? null : String(terms.vintage)),
    fact.count('carbon-listed', terms?.listed ?? null),
    fact.count('carbon-retired', terms?.retired ?? null),
    fact.count('carbon-available', terms?.available ?? null),
    ...projectFacts(locale, terms),
  ];
}

/**
 * The rules by which the project was verified, and the numbering of its credits; facts that are not given are left out.
 */
function projectFacts(locale: Locale, terms: CarbonTerms | null): TermFact[] {
  const t = textOf(locale);
  const words = (id: string, text: string | null): TermFact => ({ label: t(`carbon.${id}`), text, as: 'words' });
  const code = (id: string, text: string | null): TermFact => ({ label: t(`carbon.${id}`), text, as: 'figure' });
  const named = (text: Bilingual | null | undefined) => (text ? pick(text, locale) : null);
  const country = terms?.country ? new Intl.DisplayNames(locale, { type: 'region' }).of(terms.country) : null;
  return [
    words('type', terms?.type ? t(`carbon.type.${terms.type}`) : null),
    words('country', country ?? null),
    words('standard', named(terms?.standard)),
    words('registry', named(terms?.registry)),
    code('method', terms?.method ?? null),
    words('verifier', named(terms?.verifier)),
    code('serialFrom', terms?.serialFrom ?? null),
    code('serialTo', terms?.serialTo ?? null),
  ].filter(({ text }) => text !== null);
}
