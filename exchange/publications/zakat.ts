import { dubaiDate } from '#domain/date.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { Instant } from '#domain/time.ts';
import { wholeOf } from '../issuers/seeded.ts';

/** Figures of the invented exchange: AED for 1,000 shares, in thousandths; later years follow by rule. */
const FIRST_YEAR = 2012;
const LEAST: Thousandths = 2_100;
const SPAN: Thousandths = 4_600;
const YEARLY_GROWTH: Thousandths = 140;
/** A year's figure is known after its general meeting. */
const KNOWN_FROM = '04-30';

export interface ZakatFigure {
  year: number;
  amount: Thousandths;
}

export function zakatFigures(symbol: string, now: Instant): ZakatFigure[] {
  const today = dubaiDate(now);
  const year = Number(today.slice(0, 4));
  const last = today.slice(5) >= KNOWN_FROM ? year - 1 : year - 2;
  return Array.from({ length: last - FIRST_YEAR + 1 }, (_, i) => {
    const of = FIRST_YEAR + i;
    const amount = LEAST + YEARLY_GROWTH * i + wholeOf(`zakat/${symbol}/${of}`, 0, SPAN / 10);
    return { year: of, amount: Math.round(amount / 10) * 10 };
  });
}
