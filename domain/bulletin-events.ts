import type { Bilingual } from './bilingual.ts';
import type { ActionLine, DealLine } from './bulletin-lines.ts';
import type { BulletinPeriod } from './bulletin-period.ts';
import { currencyOf, type CorporateAction } from './corporate-action.ts';
import { marketDate } from './date.ts';
import type { DirectDeal } from './quote.ts';
import { times, type Thousandths } from './thousandths.ts';
import type { PlainDate } from './time.ts';

/** The stored direct deals and the first day for which they are stored; null when there never were any. */
export interface DealsHeld {
  since: PlainDate | null;
  deals: readonly DirectDeal[];
  /** Days whose deals are not known, because they were not read to their end. */
  unread?: readonly PlainDate[];
}

const LARGEST_DEALS = 5;

/**
 * Number and value of the deals on those days, and the largest deals; null when those of some days are not known.
 * `names`: of the securities that are counted. Debt is priced in per cent and futures in points or dollars, so their prices are not
 * dirhams.
 */
export function dealFigures(
  { since, deals, unread = [] }: DealsHeld,
  days: readonly PlainDate[],
  names: ReadonlyMap<string, Bilingual>,
): { count: number; value: Thousandths; largest: DealLine[] } | null {
  if (since === null || since > days[0]! || days.some((day) => unread.includes(day))) return null;
  const lines = deals
    .filter(({ symbol }) => names.has(symbol))
    .map(({ symbol, at, price, quantity }): DealLine => {
      return {
        day: marketDate(at),
        symbol,
        name: names.get(symbol) ?? null,
        price,
        quantity,
        value: times(price, quantity),
      };
    })
    .filter(({ day }) => days.includes(day))
    .sort((a, b) => b.value - a.value || compare(a.day, b.day) || compare(a.symbol, b.symbol) || b.price - a.price);
  const value = lines.reduce((sum, line) => sum + line.value, 0);
  return { count: lines.length, value, largest: lines.slice(0, LARGEST_DEALS) };
}

/**
 * Ex-dates and general meetings within the period, each once, whichever source gives its day. Withdrawn ones are left
 * out.
 */
export function actionLines(
  actions: readonly CorporateAction[],
  { from, to }: Pick<BulletinPeriod, 'from' | 'to'>,
): ActionLine[] {
  const isWithin = (day: PlainDate | null): day is PlainDate => day !== null && day >= from && day <= to;
  const valid = actions.filter(({ marker }) => marker !== 'withdrawn');
  const begun = valid.flatMap((action): ActionLine[] => {
    const { symbol, issuer, kind, marker, amountPerShare, ratio, exDate: day } = action;
    if (kind === 'general-meeting' || !isWithin(day)) return [];
    const currency = amountPerShare === null ? null : currencyOf(action);
    return [{ day, symbol, name: issuer, kind, marker, amount: amountPerShare, currency, ratio }];
  });
  const meetings = new Map<string, ActionLine>();
  for (const { symbol, issuer, marker, meetingDate: day } of valid) {
    const key = `${day} ${symbol}`;
    // One confirmed source confirms the meeting.
    if (!isWithin(day) || meetings.get(key)?.marker === 'confirmed') continue;
    meetings.set(key, {
      day,
      symbol,
      name: issuer,
      kind: 'general-meeting',
      marker,
      amount: null,
      currency: null,
      ratio: null,
    });
  }
  return [...begun, ...meetings.values()].sort(
    (a, b) => compare(a.day, b.day) || compare(a.symbol, b.symbol) || compare(a.kind, b.kind),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
