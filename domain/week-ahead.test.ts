import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isTradingDay, settlementDate } from './calendar.ts';
import { UNDATED, type CorporateAction } from './corporate-action.ts';
import { actionsAhead, daysAhead, weekAhead } from './week-ahead.ts';

const dividend = (given: Partial<CorporateAction>): CorporateAction => ({
  id: given.symbol ?? 'A',
  symbol: 'NOOR',
  issuer: { en: 'Noor Holdings', ar: 'نور القابضة' },
  kind: 'cash-dividend',
  marker: 'confirmed',
  fiscalYear: 2026,
  amountPerShare: 80,
  percentOfPar: null,
  ratio: null,
  ...UNDATED,
  ...given,
});

describe('the days ahead', () => {
  it('begin tomorrow, leave weekends out and keep holidays', () => {
    // 27 November 2026 is a Friday; 2 and 3 December are holidays.
    expect(daysAhead('2026-11-27', 5)).toEqual(['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']);
    expect(daysAhead('2026-11-21', 1)).toEqual(['2026-11-23']);
  });

  it('say why a day is closed, and which trades settle on an open one', () => {
    const days = weekAhead(daysAhead('2026-11-27', 5), []);
    expect(days.map(({ settles }) => settles)).toEqual(['2026-11-26', '2026-11-27', null, null, '2026-11-30']);
    expect(days[2]?.closedFor?.ar).toBe('اليوم الوطني');
    expect(days[4]?.closedFor).toBeNull();
  });

  it('settle a trade on the day that its own day was promised', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), (offset) => {
        const date = addDays('2022-01-03', offset);
        fc.pre(isTradingDay(date));
        expect(weekAhead([settlementDate(date)], [])[0]?.settles).toBe(date);
      }),
    );
  });
});

describe('corporate actions on a day', () => {
  const [monday = ''] = daysAhead('2026-11-27', 1);

  it('stand once for each step that falls on it, in the order of the steps', () => {
    const [day] = weekAhead(
      [monday],
      [
        dividend({ symbol: 'PAYS', paymentDate: monday }),
        dividend({ symbol: 'BOTH', exDate: monday, meetingDate: monday }),
      ],
    );
    expect(day?.actions.map(({ symbol, step }) => `${symbol} ${step}`)).toEqual([
      'BOTH meeting',
      'BOTH ex',
      'PAYS payment',
    ]);
  });

  it('tell a proposal from what is confirmed, and leave a withdrawn one out', () => {
    const [day] = weekAhead(
      [monday],
      [
        dividend({ symbol: 'SURE', exDate: monday }),
        dividend({ symbol: 'OPEN', exDate: monday, marker: 'proposed' }),
        dividend({ symbol: 'GONE', exDate: monday, marker: 'withdrawn' }),
      ],
    );
    expect(day?.actions.map(({ symbol, confirmed }) => [symbol, confirmed])).toEqual([
      ['SURE', true],
      ['OPEN', false],
    ]);
  });
});

describe('what is to come of an issuer', () => {
  const days = {
    entitlementDate: '2026-04-10',
    exDate: '2026-04-13',
    recordDate: '2026-04-14',
    paymentDate: '2026-04-28',
  };
  const ahead = (given: Partial<CorporateAction>, today: string) =>
    actionsAhead([dividend(given)], today).map(({ date, step }) => `${date} ${step}`);

  it('stands in the order of its days, today’s among it, and nothing that has passed', () => {
    expect(ahead(days, '2026-04-13')).toEqual(['2026-04-13 ex', '2026-04-14 record', '2026-04-28 payment']);
    expect(ahead(days, '2026-04-29')).toEqual([]);
  });

  it('has a last day to buy where only the ex-date is told, save for a split', () => {
    expect(ahead({ exDate: '2026-04-13' }, '2026-04-01')).toEqual(['2026-04-10 entitlement', '2026-04-13 ex']);
    expect(ahead({ exDate: '2026-04-13', kind: 'split' }, '2026-04-01')).toEqual(['2026-04-13 ex']);
  });

  it('leaves out what is withdrawn, and mingles several by their days', () => {
    expect(ahead({ ...days, marker: 'withdrawn' }, '2026-04-01')).toEqual([]);
    const both = [dividend(days), dividend({ kind: 'general-meeting', meetingDate: '2026-04-11' })];
    expect(actionsAhead(both, '2026-04-01').map(({ step }) => step)).toEqual([
      'entitlement',
      'meeting',
      'ex',
      'record',
      'payment',
    ]);
  });
});
