import type { DividendConfigRow, ZakatDetail } from '#upstream/wire/service.ts';
import type { PlainDate } from '#domain/time.ts';
import { corporateYear } from '../issuers/corporate-year.ts';
import type { Dividend } from '../issuers/corporate-year.ts';
import type { Issuer } from '../issuers/issuer.ts';
import { zakatFigures } from '../publications/zakat.ts';
import type { World } from '../world.ts';
import { decimal } from './wire.ts';
import type { Form } from './widgets.ts';

const MILLION = 1_000_000;
const PAR = 1_000;
const FIRST_YEAR = 2000;

/** Call 7: only for the exchange's own share; newest year last, as a chart draws them. */
export function zakatDetails(world: World, form: Form): ZakatDetail[] {
  const symbol = form.get('Symbol');
  if (symbol !== world.identity.ownSymbol) return [];
  return zakatFigures(symbol, world.now()).map(({ year, amount }) => ({ Year: year, ZakatAmount: decimal(amount) }));
}

/** Call 9: dividends of a fiscal year that have been announced, by entitlement. */
export function dividendsConfig(world: World, form: Form): DividendConfigRow[] {
  const year = Number(form.get('year'));
  if (!Number.isInteger(year) || year < FIRST_YEAR) return [];
  const today = world.today();
  return world
    .issuers()
    .flatMap((issuer) => {
      const { dividends, generalMeeting } = corporateYear(issuer, year);
      return dividends.map((dividend) => ({ issuer, dividend, generalMeeting }));
    })
    .filter(({ dividend }) => dividend.announced <= today)
    .sort((a, b) => (a.dividend.entitlementDate < b.dividend.entitlementDate ? -1 : 1))
    .map(({ issuer, dividend, generalMeeting }) => ({
      ...dividendRow(issuer, dividend),
      ...standing(dividend, generalMeeting, today),
    }));
}

function dividendRow(issuer: Issuer, dividend: Dividend): DividendConfigRow {
  const units = issuer.facts.units * MILLION * unitsBefore(issuer, dividend);
  return {
    Symbol: issuer.symbol,
    CompanyName: issuer.name.en,
    CompanyNameAr: issuer.name.ar,
    FiscalYear: dividend.fiscalYear,
    DividendPercentage: decimal(Math.round((dividend.amount * 100_000) / parBefore(issuer, dividend))),
    DividendPerShare: decimal(dividend.amount),
    TotalAmount: Math.round((dividend.amount * units) / 1_000),
    EntitlementDate: dividend.entitlementDate,
    ExDividendDate: dividend.exDate,
    RecordDate: dividend.recordDate,
    PaymentDate: dividend.paymentDate,
    PaymentMethod: 'Bank transfer',
  };
}

/** A final dividend is the board's proposal until the general meeting has met; an interim one needs none. */
function standing({ kind }: Dividend, generalMeeting: PlainDate, today: PlainDate) {
  if (kind === 'interim') return { Status: 'Confirmed' };
  return { AgmDate: generalMeeting, Status: generalMeeting > today ? 'Proposed' : 'Confirmed' };
}

/** Of today's units, how many stood for one then: before a split of four for one a quarter. */
function unitsBefore({ facts }: Issuer, { exDate }: Dividend): number {
  const later = (facts.splits ?? []).filter(({ date }) => date > exDate);
  return later.reduce((units, { ratio: [now, before] }) => (units * before) / now, 1);
}

function parBefore({ facts }: Issuer, { exDate }: Dividend): number {
  const earlier = (facts.splits ?? []).filter(({ date }) => date <= exDate);
  return earlier.reduce((par, { ratio: [now, before] }) => (par * before) / now, PAR);
}
