import { byLocale } from '#domain/each-locale.ts';
import { COMPANY_FORMS, conditionsOn, unitOf, type CompanyForm } from '#domain/listing-condition.ts';
import { listingCost, type CostLine } from '#domain/listing-cost.ts';
import type { Bilingual } from '#domain/bilingual.ts';
import { marketFit, type CompanyFacts, type Finding, type RouteFit } from '#domain/market-fit.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import { column, type Column } from '#app/columns/column.ts';
import type { Site } from '#app/context.ts';
import { conditionText } from '#app/data/article-parts/condition-words.ts';
import { allConditions } from '#app/data/article-parts/conditions.ts';
import { ADVISERS, allCharges, lineName } from '#app/data/article-parts/listing-cost.ts';
import { WANTS } from '#app/data/article-parts/market-fit.ts';
import { NO_FILTERS } from '#app/exports/table.ts';
import { textOf, type Text } from '#messages/text.tsx';
import { inputs, numbersOf, required } from '#app/api/calculator-inputs.ts';
import { choice, flag, flagOf, type Param } from '#app/api/param.ts';
import type { Resource, Wanted } from '#app/api/resource.ts';
import { refuseFuture } from '#app/api/site-then.ts';
import { exactOf } from './listing.ts';

/** A route to the market with one of its conditions, or without any when it is not open to the company's form. */
interface FitRow {
  fit: RouteFit;
  finding: Finding | null;
}

const fitChoice = (name: string, known: readonly string[]): Param => ({
  ...choice(name, known),
  text: `parts.fit.${name}`,
});

const FIT_PARAMS: readonly Param[] = [
  fitChoice('form', COMPANY_FORMS),
  fitChoice('wants', WANTS),
  ...inputs('fit', 'money', ['capital', 'equity', 'profit', 'value']),
  ...inputs('fit', 'whole', ['years', 'holders']),
  ...inputs('fit', 'percent', ['offer', 'publicPart']),
  { ...flag('home'), text: 'parts.fit.home' },
  { name: 'asOf', text: 'api.param.inForce', type: 'day' },
];

function fitColumns(t: Text): Column<FitRow>[] {
  const own = (name: string) => t(`api.column.${name}`);
  const exact = (part: 'measured' | 'needed') =>
    column('amount', part, own(part), ({ finding }: FitRow) => finding && exactOf(finding.condition, finding[part]));
  return [
    column('code', 'route', t('parts.fit.head.route'), ({ fit }) => fit.route),
    column('code', 'state', t('parts.fit.head.state'), ({ fit }) => fit.state),
    column('code', 'step', own('step'), ({ fit }) => fit.step),
    column('code', 'condition', own('condition'), ({ finding }) => finding?.condition.id),
    column('code', 'outcome', own('outcome'), ({ finding }) => finding?.outcome),
    exact('measured'),
    exact('needed'),
    column('code', 'unit', own('unit'), ({ finding }) =>
      finding && finding.needed !== null ? unitOf(finding.condition) : null,
    ),
    column('flag', 'after-offering', own('afterOffering'), ({ finding }) => finding?.afterOffering),
    column(
      'name',
      'words',
      own('conditionWords'),
      ({ finding }) => finding && byLocale((code) => conditionText(finding.condition, textOf(code))),
    ),
  ];
}

function companyOf(asked: Wanted): CompanyFacts {
  const { dirhams, percent, whole } = numbersOf(asked);
  return {
    form: (asked['form'] as CompanyForm | undefined) ?? null,
    wants: (asked['wants'] as CompanyFacts['wants'] | undefined) ?? null,
    capital: dirhams('capital'),
    equity: dirhams('equity'),
    profit: dirhams('profit'),
    value: dirhams('value'),
    years: whole('years'),
    holders: whole('holders'),
    offer: percent('offer'),
    publicPart: percent('publicPart'),
    home: flagOf(asked['home']),
  };
}

function marketFits(site: Site, asked: Wanted) {
  refuseFuture(site, 'asOf', asked['asOf']);
  const day = asked['asOf'] ?? site.today();
  const fits = marketFit(companyOf(asked), conditionsOn(allConditions(site), day));
  const rows = fits.flatMap((fit): FitRow[] =>
    fit.findings.length === 0 ? [{ fit, finding: null }] : fit.findings.map((finding) => ({ fit, finding })),
  );
  return { columns: fitColumns(textOf(site.locale)), rows, ...NO_FILTERS, asOf: day, view: { asOf: day } };
}

/** A line of the estimate in whole dirhams, or one of its sums. */
interface CostRow extends Pick<CostLine, 'id' | 'amount'> {
  payer: CostLine['payer'] | null;
  when: CostLine['when'] | null;
  name: Bilingual;
  /** As a share of the amount raised. */
  share: Thousandths | null;
}

function costColumns(t: Text): Column<CostRow>[] {
  const own = (name: string) => t(`api.column.${name}`);
  return [
    column('code', 'id', 'ID', ({ id }) => id),
    column('code', 'payee', own('payee'), ({ payer }) => payer),
    column('code', 'when', own('when'), ({ when }) => when),
    column('amount', 'amount', own('amount'), ({ amount }) => amount * 1_000),
    column('percent', 'share-percent', own('shareOfRaised'), ({ share }) => share),
    column('name', 'name', t('common.name'), ({ name }) => name),
  ];
}

function costs(site: Site, asked: Wanted) {
  const { dirhams } = numbersOf(asked);
  const cost = listingCost(allCharges(site), {
    capital: dirhams('capital') ?? 0,
    raised: dirhams('raised') ?? 0,
    inKind: flagOf(asked['inKind']) ?? false,
    adviserFees: ADVISERS.map((id) => ({ id, amount: dirhams(id) ?? 0 })).filter(({ amount }) => amount > 0),
  });
  const sum = (id: 'total' | 'yearly', share: Thousandths | null): CostRow => {
    return { id, payer: null, when: null, amount: cost[id], share, name: byLocale((code) => sumName(id, code)) };
  };
  const lines = cost.lines.map((line): CostRow => {
    return { ...line, share: null, name: byLocale((code) => lineName(line, textOf(code), code)) };
  });
  const rows = [...lines, sum('yearly', null), sum('total', cost.shareOfRaised)];
  return { columns: costColumns(textOf(site.locale)), rows, ...NO_FILTERS, asOf: site.today() };
}

function sumName(id: 'total' | 'yearly', code: Site['locale']): string {
  return textOf(code)(id === 'total' ? 'parts.cost.answer' : 'api.column.yearlyCharges');
}

/** Which market fits a company, and the cost of a listing, as in the calculators of the pages. */
export const LISTING_CALCULATORS: readonly Resource[] = [
  {
    name: 'market-fit',
    path: '/calculators/market-fit',
    tag: 'calculators',
    lifetime: 'day',
    params: FIT_PARAMS,
    columns: fitColumns,
    load: marketFits,
  },
  {
    name: 'listing-cost',
    path: '/calculators/listing-cost',
    tag: 'calculators',
    lifetime: 'day',
    params: [
      ...required(inputs('cost', 'money', ['capital'])),
      ...inputs('cost', 'money', ['raised', ...ADVISERS]),
      { ...flag('inKind'), text: 'parts.cost.inKind' },
    ],
    columns: costColumns,
    load: costs,
  },
];
