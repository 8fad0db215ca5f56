import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exchange } from '#exchange.config.ts';
import { FEDERAL_CONDITIONS } from './federal-conditions.ts';
import { COMPANY_FORMS, conditionsOn, type ListingCondition, type ListingRoute } from './listing-condition.ts';
import { marketFit, UNKNOWN_COMPANY, type CompanyFacts, type RouteFit } from './market-fit.ts';

/** The law's conditions, with the exchange's requirement on the spread of shareholders. */
const CONDITIONS = [
  ...FEDERAL_CONDITIONS,
  ...exchange.listing.conditions.filter(({ subject }) => subject !== 'audited-years'),
];
const MILLION = 1_000_000;
const fits = (facts: Partial<CompanyFacts>, conditions: readonly ListingCondition[] = CONDITIONS) =>
  marketFit({ ...UNKNOWN_COMPANY, ...facts }, conditions);
const named = (fit: RouteFit, outcome: string) =>
  fit.findings.flatMap((finding) => (finding.outcome === outcome ? finding.condition.id : []));
const statesOf = (rows: readonly RouteFit[]) =>
  Object.fromEntries(rows.map(({ route, state }) => [route, state])) as Partial<Record<ListingRoute, string>>;
const of = (rows: readonly RouteFit[], route: ListingRoute) => rows.find((row) => row.route === route)!;

describe('which market fits a company: the worked cases', () => {
  it('1: a private joint stock company with 14 shareholders', () => {
    const rows = fits({
      form: 'prjsc',
      capital: 45 * MILLION,
      equity: 61 * MILLION,
      years: 3,
      profit: 6_300_000,
      holders: 14,
      offer: 30_000,
      wants: 'capital',
    });
    expect(statesOf(rows)).toEqual({
      'private-register': 'meets',
      'main-ipo': 'may-meet',
      'second-board': 'does-not-meet',
      'free-zone': 'not-for-form',
      dual: 'not-for-form',
    });
    const main = of(rows, 'main-ipo');
    expect(main.step).toBe('to-pjsc');
    expect(main.findings.flatMap((each) => (each.afterOffering ? each.condition.id : []))).toEqual([
      'main-ipo-float',
      'main-ipo-holders',
    ]);
    expect(main.findings.find(({ condition }) => condition.id === 'pjsc-profit')?.measured).toBe(14_000);
    expect(named(of(rows, 'second-board'), 'fails')).toEqual(['second-board-holders']);
  });

  it('2: a limited liability company with too little capital', () => {
    const rows = fits({ form: 'llc', capital: 12 * MILLION, years: 2, profit: 1_500_000 });
    expect(statesOf(rows)).toMatchObject({
      'main-ipo': 'does-not-meet',
      'second-board': 'not-for-form',
      'private-register': 'not-for-form',
    });
    expect(named(of(rows, 'main-ipo'), 'fails')).toEqual(['pjsc-capital']);
    expect(of(rows, 'main-ipo').step).toBe('to-pjsc');
    for (const route of ['second-board', 'private-register'] as const) {
      expect(of(rows, route).step).toBe('to-prjsc');
      expect(named(of(rows, route), 'holds')).toEqual(['prjsc-capital']);
    }
    expect(of(rows, 'main-ipo').findings.find(({ condition }) => condition.id === 'pjsc-profit')?.measured).toBe(
      12_500,
    );
  });

  it('3: a public company of a free zone', () => {
    const rows = fits({
      form: 'free-zone-public',
      capital: 25 * MILLION,
      equity: 26 * MILLION,
      years: 2,
      offer: 25_000,
    });
    const { state, findings } = of(rows, 'free-zone');
    expect(state).toBe('may-meet');
    expect(named(of(rows, 'free-zone'), 'unknown')).toEqual(['fz-memorandum']);
    expect(findings.find(({ condition }) => condition.id === 'fz-equity')?.measured).toBe(104_000);
    expect(rows.filter((row) => row.state === 'not-for-form')).toHaveLength(4);
  });

  const foreign = { form: 'foreign', home: true, capital: 60 * MILLION, holders: 180, publicPart: 22_000 } as const;

  it('4: a foreign company that offered too little to the public', () => {
    const rows = fits({ ...foreign, value: 4_000 * MILLION });
    expect(statesOf(rows).dual).toBe('does-not-meet');
    expect(named(of(rows, 'dual'), 'fails')).toEqual(['dual-offered']);
  });

  it('5: the same, whose size eases the condition', () => {
    const dual = of(fits({ ...foreign, value: 6_000 * MILLION }), 'dual');
    expect(dual.state).toBe('meets');
    expect(dual.findings.find(({ condition }) => condition.id === 'dual-offered')?.needed).toBe(15_000);
    expect(dual.furtherNotes.map(({ id }) => id)).toEqual(['dual-adviser']);
  });

  it('6: a private company of a free zone takes a public form first', () => {
    const rows = fits({ form: 'free-zone-private', capital: 40 * MILLION });
    expect(rows.every(({ state }) => state === 'not-for-form')).toBe(true);
    expect(of(rows, 'free-zone').step).toBe('to-public-free-zone');
    expect(named(of(rows, 'free-zone'), 'holds')).toContain('fz-capital');
  });

  it('7: one audited year is not enough for the main market', () => {
    const rows = fits({ form: 'prjsc', capital: 30 * MILLION, years: 1 });
    expect(statesOf(rows)).toMatchObject({
      'main-ipo': 'does-not-meet',
      'second-board': 'may-meet',
      'private-register': 'may-meet',
    });
    expect(named(of(rows, 'main-ipo'), 'fails')).toEqual(['pjsc-years']);
    expect(named(of(rows, 'private-register'), 'unknown')).toEqual(['prjsc-holders']);
  });

  it('8: a co-operative has its own way, which its members decide', () => {
    const rows = fits({ form: 'co-operative' });
    expect(rows[0]).toMatchObject({ route: 'co-operative', state: 'meets', step: 'members-decide' });
    expect(rows.slice(1).every(({ state }) => state === 'not-for-form')).toBe(true);
  });

  it('9: whoever wants debt reads of sukuk and bonds first', () => {
    for (const form of [null, ...COMPANY_FORMS])
      expect(fits({ form, wants: 'debt' })[0]).toMatchObject({ route: 'sukuk-bond', state: 'may-meet' });
  });

  it('10: nothing is refused for being unknown', () => {
    expect(statesOf(fits({ form: 'prjsc' }))).toEqual({
      'main-ipo': 'may-meet',
      'second-board': 'may-meet',
      'private-register': 'may-meet',
      'free-zone': 'not-for-form',
      dual: 'not-for-form',
    });
  });
});

describe('the rows', () => {
  it('are ordered by how well they fit, and hold no note of a third party as a condition', () => {
    const amount = fc.option(fc.integer({ min: 0, max: 10_000_000_000 }));
    const part = fc.option(fc.integer({ min: 0, max: 100_000 }));
    const facts = fc.record({
      form: fc.constantFrom(null, ...COMPANY_FORMS),
      capital: amount,
      equity: amount,
      years: fc.option(fc.integer({ min: 0, max: 30 })),
      profit: amount,
      holders: fc.option(fc.integer({ min: 1, max: 1000 })),
      offer: part,
      publicPart: part,
      value: amount,
      home: fc.option(fc.boolean()),
      wants: fc.constant(null),
    });
    const order = ['meets', 'may-meet', 'does-not-meet', 'not-for-form'];
    fc.assert(
      fc.property(facts, (candidate) => {
        const rows = marketFit(candidate, CONDITIONS);
        const places = rows.map(({ state }) => order.indexOf(state));
        expect(places).toEqual(places.toSorted());
        for (const { findings, state } of rows) {
          expect(findings.every(({ condition }) => condition.mark !== 'note')).toBe(true);
          if (state === 'meets') expect(findings.every(({ outcome }) => outcome !== 'fails')).toBe(true);
        }
      }),
    );
  });

  it('change with a row that begins or ends on a day', () => {
    const [capital] = FEDERAL_CONDITIONS;
    const rows = [
      { ...capital!, until: '2026-12-31' },
      { ...capital!, value: 50 * MILLION, from: '2027-01-01' } as const,
    ];
    const needed = (on: string) => conditionsOn(rows, on).map(({ value }) => value);
    expect(needed('2026-12-31')).toEqual([30 * MILLION]);
    expect(needed('2027-01-01')).toEqual([50 * MILLION]);
    expect(needed('2021-12-31')).toEqual([]);
  });
});
