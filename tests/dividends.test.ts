import { beforeAll, expect, inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { payoutOf } from '#domain/calculators/dividend.ts';
import { filsText } from '#domain/calculators/exact-text.ts';
import { integer } from '#domain/number.ts';
import { jsonAt, textAt } from './support/answers.ts';
import { jobsRead } from './support/jobs-read.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const SUMMARY = pathOf('investing-dividends-distribution-summary');
const ZAKAT = pathOf('investing-pjsc-zakat');
const UNCLAIMED = pathOf('investing-dfm-pjsc-unclaimed-dividends');
const COST = pathOf('investing-personal-investors');

interface Row {
  symbol: string;
  amount: number | null;
  total: string | null;
  payment: string | null;
  days: number | null;
  status: string;
}
interface Answer {
  rows: Row[];
  view: Record<string, string | null>;
}

const origin = inject('siteUrl');
const TODAY = '2026-11-18';
const NO_INDEX = '<meta name="robots" content="noindex"/>';

beforeAll(() => jobsRead(origin, ['dividends', 'zakat', 'unclaimed-dividends', 'services']));

byTurns('dividends of a year', ({ locale, prefix }) => {
  const answerOf = (query: string) => jsonAt<Answer>(origin, `${prefix}${SUMMARY}.json${query}`);

  journey('are declared, paid and late as their rows say', async () => {
    const { rows } = await answerOf('?year=2025');
    const valid = rows.filter(({ status }) => status !== 'withdrawn');
    const declared = valid.reduce((sum, { total }) => sum + Math.round(Number(total ?? 0)), 0);
    const html = await textAt(origin, `${prefix}${SUMMARY}?year=2025`);
    expect(html).toContain(integer(declared));
    expect(html).not.toContain(NO_INDEX);
    for (const { payment, status } of valid) if (status === 'paid') expect(payment! < TODAY).toBe(true);
    expect(valid.every(({ days }) => days === null || days <= 30)).toBe(true);
  });

  journey('come to what the shares make of each payment, and are indexed by nobody', async () => {
    const { rows } = await answerOf('?year=2025&status=paid');
    const { symbol, amount } = rows.find(({ amount: each }) => each !== null)!;
    const html = await textAt(origin, `${prefix}${SUMMARY}?year=2025&symbol=${symbol}&shares=١٬٢٥٠`);
    expect(html).toContain(filsText(payoutOf(1_250, String(amount)).amount));
    expect(html).toContain(NO_INDEX);
    const wrong = await textAt(origin, `${prefix}${SUMMARY}?year=2025&symbol=${symbol}&shares=1.5`);
    expect(wrong).toContain(said(locale, 'calculator.fault.shares'));
  });

  journey('are a calendar of payment days alone', async () => {
    const calendar = await textAt(origin, `${prefix}${SUMMARY}.ics?year=2025`);
    const { rows } = await answerOf('?year=2025');
    expect(calendar.match(/BEGIN:VEVENT/g)?.length).toBe(rows.filter(({ payment }) => payment !== null).length);
  });
});

byTurns('what the calculators of the investors’ pages answer', ({ locale, prefix }) => {
  const page = (path: string) => textAt(origin, prefix + path);

  journey('is the examples of their rules', async () => {
    expect(await page(`${ZAKAT}?way=trade&shares=25,000&price=1.54`)).toContain('962.50');
    expect(await page(`${ZAKAT}?way=trade&shares=25000&price=1.54&calendar=gregorian`)).toContain('992.15');
    expect(
      await page(`${ZAKAT}?way=statements&assets=1240000000&debts=310000000&issued=6400000000&shares=25000`),
    ).toContain('90.82');
    expect(await page(`${ZAKAT}?way=statements&assets=1&debts=2&issued=1&shares=1`)).toContain(
      said(locale, 'zakat.debtsExceed'),
    );
    const cost = await page(`${COST}?value=10,000`);
    for (const figure of ['68.25', '3.25', '1.365%', '0.683%']) expect(cost).toContain(figure);
  });

  journey('names the documents of a case', async () => {
    const html = await page(`${UNCLAIMED}?when=before&who=heir&where=abroad`);
    const listed = html.slice(html.indexOf('id="papers"'));
    const places = ['passport', 'bank-letter', 'share-certificates', 'investor-number', 'succession-certificate'].map(
      (paper) => listed.indexOf(said(locale, `papers.paper.${paper}`)),
    );
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(listed).not.toContain(said(locale, 'papers.paper.emirates-id'));
  });
});
