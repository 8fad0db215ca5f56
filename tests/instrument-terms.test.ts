import { expect } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { formatDate } from '#domain/date.ts';
import { integer } from '#domain/number.ts';
import { CREDITS } from '#exchange/issuers/carbon.ts';
import { retiredBy } from '#exchange/issuers/carbon-retirements.ts';
import { DEBT_ISSUES, type DebtIssue } from '#exchange/issuers/debt.ts';
import { accessibilityFaults } from './support/accessibility.ts';
import { openHydrated } from './support/browser.ts';
import { MOVING } from './support/figures.ts';
import { decoded, markupOf } from './support/html.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const TODAY = '2026-11-18';
/** Two trading days after the Wednesday of the shared site. */
const SETTLES = '2026-11-20';
const DAY_MS = 86_400_000;
const LISTED_DEBT = DEBT_ISSUES.filter(({ home }) => home);

/** Labels and values of a page's facts. */
function factsIn(html: string): Map<string, string> {
  const pairs = [...markupOf(html).matchAll(/<dt\b[^>]*>(.*?)<\/dt><dd\b[^>]*>(.*?)<\/dd>/gs)];
  const plain = (part: string) => decoded(part.replace(/<[^>]*>/g, '')).trim();
  return new Map(pairs.map(([, label = '', value = '']) => [plain(label), plain(value)]));
}

/** The last payment before a day, found by stepping forwards through the months from the day of issue. */
function lastPayment({ issued, paymentsAYear }: DebtIssue, before: string): string {
  const [year = 0, month = 0, day = 0] = issued.split('-').map(Number);
  const step = 12 / paymentsAYear;
  let last = issued;
  for (let i = 0; ; i += 1) {
    const date = new Date(Date.UTC(year, month - 1 + i * step, day)).toISOString().slice(0, 10);
    if (date > before) return last;
    last = date;
  }
}

/** Accrued interest on 100 by a day, as text with three decimals, computed differently from the site. */
function accruedBy(issue: DebtIssue, day: string): string {
  const since = lastPayment(issue, day);
  const [a, b] = [since, day].map((each) => each.split('-').map(Number)) as [number[], number[]];
  const months = (b[0]! - a[0]!) * 12 + (b[1]! - a[1]!);
  const share =
    issue.kind === 'bond'
      ? (months * 30 + (b[2]! - a[2]!)) / 360
      : (Date.parse(day) - Date.parse(since)) / DAY_MS / 365;
  return ((issue.rate / 1000) * share).toFixed(3);
}

byTurns('what only securities of a kind have', ({ locale, prefix }) => {
  const factsOf = async (
    siteUrl: string,
    symbol: string,
    page: 'the-exchange-company' | 'the-exchange-company-profile',
  ) => {
    const answer = await fetch(siteUrl + prefix + pathOf(page, { SecuritySymbol: symbol }));
    expect(answer.status).toBe(200);
    return factsIn(await answer.text());
  };
  const label = (id: string) => said(locale, `terms.label.${id}`);
  const own = (id: string) => said(locale, `terms.own.${id}`);
  const inUnit = (id: string, currency: string) => said(locale, 'terms.labelIn', { label: label(id), currency });
  const currencyOf = ({ currency }: DebtIssue) => said(locale, `market.currency.${currency}`);

  journey.for(LISTED_DEBT.map((issue) => [issue.symbol, issue] as const))(
    '%s says its terms and what has accrued',
    async ([symbol, issue], { siteUrl }) => {
      const isBond = issue.kind === 'bond';
      for (const page of ['the-exchange-company', 'the-exchange-company-profile'] as const) {
        const facts = await factsOf(siteUrl, symbol, page);
        const expected = {
          [label('issuer')]: issue.issuer[locale],
          [isBond ? label('coupon-percentage') : own('profitRate')]:
            `${(issue.rate / 1000).toFixed(issue.rate % 10 ? 3 : 2)}%`,
          [label('issue-date')]: formatDate(issue.issued, locale),
          [label('maturity-date')]: formatDate(issue.matures, locale),
          [inUnit('par-value', currencyOf(issue))]: '1,000',
          [inUnit('issue-value', currencyOf(issue))]: (issue.size * 1e6).toLocaleString('en'),
          [label(isBond ? 'number-of-bonds' : 'number-of-sukuk')]: (issue.size * 1000).toLocaleString('en'),
          [label(isBond ? 'coupons-a-year' : 'distributions-a-year')]: String(issue.paymentsAYear),
          [label(isBond ? 'accrued-interest' : 'accrued-earning')]: accruedBy(issue, SETTLES),
          [own('since')]: formatDate(lastPayment(issue, SETTLES), locale),
        };
        expect(Object.fromEntries(Object.keys(expected).map((key) => [key, facts.get(key)]))).toEqual(expected);
        const full = Number(facts.get(label('net-price'))) + Number(accruedBy(issue, SETTLES));
        expect(Number(facts.get(own('fullPrice')))).toBeCloseTo(full, 6);
      }
    },
  );

  journey.for(CREDITS.map((credit) => [credit.symbol, credit] as const))(
    '%s says how many credits are listed, retired and left, and of which year',
    async ([symbol, credit], { siteUrl }) => {
      const facts = await factsOf(siteUrl, symbol, 'the-exchange-company');
      expect(
        ['vintage', 'carbon-listed', 'carbon-retired', 'carbon-available'].map((id) => facts.get(label(id))),
      ).toEqual([
        String(credit.vintage),
        credit.listedCredits.toLocaleString('en'),
        retiredBy(credit, TODAY).toLocaleString('en'),
        (credit.listedCredits - retiredBy(credit, TODAY)).toLocaleString('en'),
      ]);
    },
  );

  journey('a future says what it is on, how large it is, and until when it trades', async ({ siteUrl }) => {
    const facts = await factsOf(siteUrl, 'DSXGIX26', 'the-exchange-company');
    expect(facts.get(label('underlying-code'))).toBe('DSXGI');
    expect(facts.get(label('contract-size'))).toBe(said(locale, 'parts.spec.size.index', { size: '10' }));
    // The third Thursday of November 2026.
    expect(facts.get(label('expiry-date'))).toBe(formatDate('2026-11-19', locale));
    expect(facts.get(label('open-interest'))).toMatch(/^[\d,]+$/);
    expect(facts.get(inUnit('settlement-price', said(locale, 'terms.unit.points')))).toMatch(/^[\d,]+\.\d\d$/);
  });

  journey('what of a future is traded and open goes with the market', async ({ siteUrl, visit }) => {
    const symbol = 'DSXGIZ26';
    const { page } = await visit();
    await page.goto(prefix + pathOf('the-exchange-company', { SecuritySymbol: symbol }));
    const told = async () => {
      const answer = await fetch(`${siteUrl}/live/snapshot?topics=symbol:${symbol}`);
      const { frames } = (await answer.json()) as { frames: { quotes?: { volume: number; openInterest: number }[] }[] };
      const { volume, openInterest } = frames.flatMap(({ quotes = [] }) => quotes)[0]!;
      return [integer(volume), integer(openInterest, { zero: true })];
    };
    const live = page.locator('section[aria-labelledby=instrument-title] dd live-figure');
    // A trade may come between the two questions.
    await expect.poll(async () => String(await live.allInnerTexts()) === String(await told()), MOVING).toBe(true);
  });

  journey('a future on oil is of barrels, and of no security', async ({ siteUrl }) => {
    const facts = await factsOf(siteUrl, 'GCRUDEF27', 'the-exchange-company');
    expect(facts.get(label('contract-size'))).toBe(said(locale, 'parts.spec.size.oil', { size: '100' }));
    expect([...facts.keys()]).not.toContain(label('underlying-code'));
  });

  journey('a fund says who runs it, and what nobody states is not available', async ({ siteUrl }) => {
    const facts = await factsOf(siteUrl, 'HAYEQF', 'the-exchange-company-profile');
    expect(facts.get(label('managing-company-fees'))).toBe('1.50%');
    expect(facts.get(label('investors-committee'))).toBe(said(locale, 'common.notAvailable'));
    const worth = async () =>
      (await factsOf(siteUrl, 'HAYEQF', 'the-exchange-company-profile')).get(label('closing-nav'));
    await expect.poll(worth, { timeout: 60_000, interval: 1_000 }).toMatch(/^\d+\.\d+ \(17 .+2026\)$/);
    for (const id of [
      'fund-manager',
      'custodian',
      'administrator',
      'investment-policy',
      'dividend-policy',
      'fund-structure',
    ])
      expect(facts.get(label(id)), id).toMatch(locale === 'ar' ? /^[^a-z]*\p{Script=Arabic}[^a-z]*$/u : /^[A-Z]/);
  });

  journey('a share has none', async ({ siteUrl }) => {
    const facts = await factsOf(siteUrl, 'DSX', 'the-exchange-company');
    expect([...facts.keys()].filter((key) => key === label('issuer') || key === label('fund-manager'))).toEqual([]);
  });

  journey('is explained, and whole for every reader', async ({ visit }) => {
    const { page } = await visit();
    await openHydrated(page, prefix + pathOf('the-exchange-company', { SecuritySymbol: LISTED_DEBT[0]!.symbol }));
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
