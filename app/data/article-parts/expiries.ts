import { nextTradingDay } from '#domain/calendar.ts';
import { formatDate } from '#domain/date.ts';
import { lastOilDay, lastTradingDay } from '#domain/future-expiry.ts';
import { futureSymbol, parseFutureSymbol } from '#domain/identifier.ts';
import { monthsFrom } from '#domain/month.ts';
import type { PlainDate } from '#domain/time.ts';
import type { OpenContract } from '#app/data/future-days/open-contracts.ts';
import { contractsNow } from '#app/data/future-days/contract-table.ts';
import { noneOf, specsFor } from './contracts.ts';
import type { PartLoader, PartRequest } from './part.ts';
import { dayWords, fileLink, grid, words } from './words.ts';

/** The last trading day of a contract. */
export interface Expiry {
  symbol: string;
  day: PlainDate;
  /** The first trading day of a contract that is not open yet; null when it is open. */
  opensOn: PlainDate | null;
}

/** Last trading days of the open contracts and of those that open next, earliest first. */
export async function expiriesOf(request: Pick<PartRequest, 'site' | 'settings'>): Promise<Expiry[]> {
  const open = await contractsNow(request.site, specsFor(request));
  const roots = [...Map.groupBy(open, ({ spec }) => spec.root).values()];
  const listed = open.map(({ security, expiresOn }): Expiry => ({
    symbol: security.symbol,
    day: expiresOn,
    opensOn: null,
  }));
  return [...listed, ...roots.flatMap((own) => nextOf(own) ?? [])].sort((a, b) =>
    a.day === b.day ? 0 : a.day < b.day ? -1 : 1,
  );
}

/** The contract of the month after the last open one opens when the first one has ended. */
function nextOf(open: readonly OpenContract[]): Expiry | null {
  const [first, last] = [open[0]!, open.at(-1)!];
  const of = parseFutureSymbol(last.security.symbol);
  const month = of && monthsFrom(`${of.year}-${String(of.month).padStart(2, '0')}`, 1);
  if (!month) return null;
  const symbol = futureSymbol(first.spec.root, Number(month.slice(0, 4)), Number(month.slice(5)));
  const day = first.spec.kind === 'oil' ? lastOilDay(month) : lastTradingDay(month);
  return { symbol, day, opensOn: nextTradingDay(first.expiresOn) };
}

/** Last trading days of the open contracts and the next ones, as a table and as a calendar. */
export const expiriesPart: PartLoader = async (request) => {
  const { t, site } = request;
  const { locale } = site;
  const expiries = await expiriesOf(request);
  if (expiries.length === 0) return noneOf(request);
  const byDay = [...Map.groupBy(expiries, ({ day, opensOn }) => `${day} ${opensOn}`).values()];
  return [
    grid(
      [t('parts.contracts.ends'), t('parts.contracts.contracts'), t('parts.expiries.opens')],
      byDay.map((own) => [
        dayWords(locale, own[0]!.day),
        words(locale, own.map(({ symbol }) => symbol).join(t('common.listSeparator'))),
        words(
          locale,
          own[0]!.opensOn === null
            ? t('parts.expiries.open')
            : t('parts.expiries.from', { day: formatDate(own[0]!.opensOn, locale) }),
        ),
      ]),
    ),
    fileLink(request, 'ics', t('parts.expiries.calendar')),
  ];
};
