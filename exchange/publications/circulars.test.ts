import { expect, test } from 'vitest';
import { HOLIDAYS, isTradingDay } from '#domain/calendar.ts';
import { parseCircularNumber } from '#domain/circular-number.ts';
import { marketDate, marketInstant } from '#domain/date.ts';
import { inArabic } from '../fixtures/arabic.ts';
import { IDENTITY } from '../fixtures/exchange.ts';
import { issuersOf } from '../issuers/directory.ts';
import { circularsUpTo } from './circulars.ts';
import { eventsUpTo } from './events.ts';
import { holidayClosures } from './holiday-closures.ts';
import { shariaQuarters } from './sharia.ts';
import { zakatFigures } from './zakat.ts';

const NOW = marketInstant('2026-11-20', '12:00');
const circulars = circularsUpTo(NOW);

test('circulars are numbered from one in each year without a gap', () => {
  for (const year of [2023, 2024, 2025, 2026]) {
    const serials = circulars.map(({ number }) => parseCircularNumber(number)!).filter((one) => one.year === year);
    expect(serials.map(({ serial }) => serial).reverse()).toEqual(serials.map((_, at) => at + 1));
  }
});

test('a number stays with its circular as time goes on', () => {
  const earlier = circularsUpTo(marketInstant('2026-03-01', '12:00'));
  expect(circulars.slice(-earlier.length)).toEqual(earlier);
});

test('a circular dated at Dubai midnight reads 20:00Z of the day before', () => {
  const dated = circulars.map(({ dated, on }) => ({
    utc: new Date(dated).toISOString().slice(11, 16),
    on,
    day: marketDate(dated),
  }));
  expect(dated.every(({ day, on }) => day === on)).toBe(true);
  expect(dated.some(({ utc }) => utc === '20:00')).toBe(true);
  expect(dated.some(({ utc }) => utc !== '20:00')).toBe(true);
});

test('every closure of a past year was announced by a circular before it', () => {
  for (const { name, first } of holidayClosures(2026).filter(
    (closure) => closure.first > '2026-01-01' && closure.first < '2026-11-20',
  )) {
    const circular = circulars.find(({ headline }) => headline.en === `Trading Holiday due to ${name.en} 2026`);
    expect(circular?.on.localeCompare(first), name.en).toBe(-1);
  }
});

test('closures hold exactly the holidays that take a trading day away', () => {
  const closed = holidayClosures(2025).flatMap(({ first, last }) =>
    HOLIDAYS.filter(({ date }) => date >= first && date <= last),
  );
  const taken = HOLIDAYS.filter(({ date }) => date.startsWith('2025') && !isTradingDay(date));
  expect(closed.map(({ date }) => date)).toEqual(
    taken.map(({ date }) => date).filter((date) => ![0, 6].includes(new Date(date).getUTCDay())),
  );
});

test('circulars and events are in both languages', () => {
  const texts = [
    ...circulars.flatMap(({ headline, paragraphs }) => [headline, ...paragraphs]),
    ...eventsUpTo(NOW).flatMap(({ title, summary, content, place }) => [title, summary, content, place]),
  ];
  expect(texts.filter(({ ar }) => !inArabic(ar)).map(({ ar }) => ar)).toEqual([]);
});

test('some events lie ahead, and each ends after it began', () => {
  const events = eventsUpTo(NOW);
  expect(events.some(({ starts }) => starts > NOW)).toBe(true);
  expect(events.every(({ starts, ends }) => ends > starts)).toBe(true);
});

test('the last Sharia list is that of the last quarter that has ended', () => {
  expect(shariaQuarters(NOW)[0]).toEqual({ year: 2026, quarter: 3, end: '2026-09-30' });
});

test('a year has its zakat figure once its general meeting is over', () => {
  const own = issuersOf(IDENTITY).find(({ symbol }) => symbol === IDENTITY.ownSymbol)!;
  expect(zakatFigures(own, '2026-03-01').at(-1)?.year).toBe(2024);
  expect(zakatFigures(own, marketDate(NOW)).at(-1)?.year).toBe(2025);
});
