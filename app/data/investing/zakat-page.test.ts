import { expect, it } from 'vitest';
import type { BoardElection } from '#domain/board-election.ts';
import { inDefault } from '#domain/bilingual.ts';
import { UNDATED, type CorporateAction } from '#domain/corporate-action.ts';
import { formatDate, marketInstant } from '#domain/date.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import type { IssuerMeetingNotice } from '#domain/meeting-notice.ts';
import type { Site } from '#app/context.ts';
import type { ZakatRow } from '#app/blocks/zakat/zakat-data.ts';
import { CATALOGS } from '#messages/catalogs.ts';
import { registerCatalog, textOf } from '#messages/text.tsx';
import { nextText } from './zakat-page.ts';

for (const locale of LOCALE_CODES) registerCatalog(locale, CATALOGS[locale]);

const SYMBOL = 'DSX';
const ANNUAL = '2027-03-12';
const EXTRAORDINARY = '2027-03-29';

const ELECTION: BoardElection = {
  id: 'E1',
  symbol: SYMBOL,
  seats: 2,
  boardSeats: 7,
  announcedOn: '2027-02-10',
  opensOn: '2027-02-11',
  closesOn: '2027-02-25',
  publishedOn: '2027-03-20',
  meetingOn: EXTRAORDINARY,
  resultOn: null,
  candidates: [],
};
const NOTICE: IssuerMeetingNotice = {
  id: 'N1',
  lang: 'en',
  symbol: SYMBOL,
  issuer: inDefault(SYMBOL),
  publishedAt: marketInstant('2027-02-15', '09:00'),
  notice: { says: 'called', on: ANNUAL },
};
const DIVIDEND: CorporateAction = {
  ...UNDATED,
  id: 'D1',
  symbol: SYMBOL,
  issuer: inDefault(SYMBOL),
  kind: 'cash-dividend',
  marker: 'proposed',
  fiscalYear: 2026,
  amountPerShare: 50,
  percentOfPar: null,
  ratio: null,
  meetingDate: ANNUAL,
};

interface Known {
  actions?: readonly CorporateAction[];
  notices?: readonly IssuerMeetingNotice[];
  headline?: string;
}

/** The sentence of a day on which the figure of that year is the newest, with an election at another meeting. */
function said(today: string, newest: number, { actions = [], notices = [], headline }: Known = {}) {
  const site: unknown = {
    locale: 'en',
    today: () => today,
    store: {
      securities: { list: async () => [] },
      corporateActions: { list: async () => actions },
      disclosures: { find: async (id: string) => (id === NOTICE.id && headline ? { headline } : undefined) },
      documents: {
        find: async () => ({ value: { elections: [ELECTION] } }),
        list: async () => notices.map((value) => ({ value })),
      },
    },
  };
  return nextText(site as Site, [{ year: newest } as ZakatRow], SYMBOL);
}

const t = textOf('en');
const undated = (year: number) => t('zakat.nextUndated', { year: String(year) });
const fixed = (year: number, day: string) => t('zakat.next', { year: String(year), day: formatDate(day, 'en') });

it('the figure of a year is fixed at the annual meeting of the next year', async () => {
  expect(await said('2027-03-01', 2025, { actions: [DIVIDEND] })).toBe(fixed(2026, ANNUAL));
  const called = { notices: [NOTICE], headline: 'Invitation to the Annual General Meeting' };
  expect(await said('2027-03-01', 2025, called)).toBe(fixed(2026, ANNUAL));
});

it('not at an extraordinary one of the same year, whether it elects directors, decides a dividend or is called', async () => {
  expect(await said('2027-03-20', 2026, { actions: [DIVIDEND] })).toBe(undated(2027));
  expect(await said('2027-03-01', 2025)).toBe(undated(2026));
  const proposal = { ...DIVIDEND, fiscalYear: 2025, meetingDate: EXTRAORDINARY };
  expect(await said('2027-03-01', 2025, { actions: [proposal] })).toBe(undated(2026));
  const called = { notices: [NOTICE], headline: 'Invitation to an Extraordinary General Meeting' };
  expect(await said('2027-03-01', 2025, called)).toBe(undated(2026));
});

it('nor at one whose proposal was withdrawn', async () => {
  expect(await said('2027-03-01', 2025, { actions: [{ ...DIVIDEND, marker: 'withdrawn' }] })).toBe(undated(2026));
});
