import { fromDecimal } from '#domain/thousandths.ts';
import type { Instrument } from '../market/instrument.ts';
import { DEBT } from './data/debt.ts';
import type { DebtFacts } from './data/debt.ts';
import { inventedIsin } from './isin.ts';
import type { Both } from './issuer.ts';
import { contentIdOf } from './seeded.ts';

/** A listed issue of sukuk or bonds. */
export interface DebtIssue extends DebtFacts {
  symbol: string;
  isin: string;
  id: string;
  name: Both;
}

/** Debt is quoted in per cent of par with two decimals. */
const DEBT_TICK = 10;
/** Par value of one bond or sukuk, in the currency of its issue. */
export const PAR_VALUE = 1_000;
const MILLION = 1_000_000;

export const DEBT_ISSUES: readonly DebtIssue[] = DEBT.map((facts) => {
  const symbol = debtSymbol(facts);
  return {
    ...facts,
    symbol,
    isin: inventedIsin('AE', symbol, '11'),
    id: contentIdOf(`security/${symbol}`),
    name: debtName(facts),
  };
});

/** Root, month and year of maturity, currency: EXAMPLE0729USD. */
function debtSymbol({ root, matures, currency }: DebtFacts): string {
  return `${root}${matures.slice(5, 7)}${matures.slice(2, 4)}${currency}`;
}

function debtName({ kind, issuer, currency, matures, rate }: DebtFacts): Both {
  const year = matures.slice(0, 4);
  const percent = String(rate / 1000);
  const currencyAr = currency === 'USD' ? 'دولار أمريكي' : 'درهم';
  return kind === 'sukuk'
    ? {
        en: `${issuer.en} ${percent}% Sukuk ${year} (${currency})`,
        ar: `صكوك ${issuer.ar} ${percent}% ${year} (${currencyAr})`,
      }
    : {
        en: `${issuer.en} ${percent}% Notes ${year} (${currency})`,
        ar: `سندات ${issuer.ar} ${percent}% ${year} (${currencyAr})`,
      };
}

export function debtInstruments(): Instrument[] {
  return DEBT_ISSUES.map((issue) => ({
    symbol: issue.symbol,
    isin: issue.isin,
    name: issue.name,
    kind: issue.kind,
    board: issue.home ? '505' : '200',
    sector: null,
    sharia: issue.kind === 'sukuk',
    currency: issue.currency,
    issuedShares: issue.size * (MILLION / PAR_VALUE),
    freeFloat: 100_000,
    listedOn: issue.issued,
    basePrice: fromDecimal(issue.base),
    dailyVolatility: 0.0012,
    beta: 0.02,
    sectorBeta: 0,
    averageDailyTurnover: issue.size * (MILLION / 4_000),
    dividends: [],
    splits: [],
    tick: DEBT_TICK,
    parValue: PAR_VALUE,
  }));
}
