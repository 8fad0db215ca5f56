import { beforeAll, expect, inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { electionPhase, type BoardElection } from '#domain/board-election.ts';
import { marketDate, formatDate } from '#domain/date.ts';
import { exchange } from '#exchange.config.ts';
import { issuersOf } from '#exchange/issuers/directory.ts';
import { knownElections } from '#exchange/publications/elections.ts';
import { textOf } from '#messages/text.tsx';
import { jsonAt, textAt } from './support/answers.ts';
import { parseCsv } from './support/csv.ts';
import { markupOf, wordsOfHtml } from './support/html.ts';
import { jobsRead } from './support/jobs-read.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

/** The market's day of the shared site. */
const TODAY = '2026-11-18';
const HOME = pathOf('the-exchange-e-board');
const POSITIONS = pathOf('the-exchange-e-board-positions');
const TRACK = pathOf('the-exchange-e-board-track-nominations');

type Row = Record<string, string | number | null>;

const origin = inject('siteUrl');
const rowsOf = async (path: string, query = '') => (await jsonAt<{ rows: Row[] }>(origin, `${path}.json${query}`)).rows;

/** All elections with their final data, as the exchange returns them on a much later day. */
const inTheEnd = knownElections(issuersOf(exchange), '2027-03-01');

beforeAll(() => jobsRead(origin, ['board-elections']));

byTurns('elections of boards', ({ locale, prefix }) => {
  const words = (id: string, values: Record<string, string | number> = {}) => textOf(locale)(id, values);

  journey('open seats stand by meeting, in the page as in its file, with the days that are left', async ({ visit }) => {
    const rows = await rowsOf(prefix + POSITIONS);
    const meetings = rows.map(({ meeting }) => String(meeting));
    expect(meetings).toEqual(meetings.toSorted());
    expect(rows.every(({ phase }) => phase !== 'result')).toBe(true);
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + POSITIONS);
    const shown = await page.locator('main tbody th').allInnerTexts();
    // A name in Arabic isolates its Latin parts.
    const plain = shown.map((text) => text.replaceAll(/[\u2066-\u2069]/g, ''));
    expect(plain).toEqual(rows.slice(0, 20).map(({ symbol, name }) => `${symbol}\n${name}`));
    const main = await page.locator('main').innerText();
    for (const { phase, closes, daysLeft } of rows) {
      if (phase !== 'nominations') continue;
      const days = (Date.parse(String(closes)) - Date.parse(TODAY)) / 86_400_000;
      expect(daysLeft).toBe(days);
      expect(main).toContain(words('elections.left.nominations', { count: days }));
    }
    const [heads = [], ...csv] = parseCsv(await textAt(origin, `${prefix}${POSITIONS}.csv`));
    expect(heads.join()).toContain(said(locale, 'elections.head.phase'));
    expect(csv.map(([symbol]) => symbol)).toEqual(rows.map(({ symbol }) => symbol));
  });

  journey('are narrowed by issuer and phase, and what makes no sense is said', async ({ visit }) => {
    const [first] = await rowsOf(prefix + POSITIONS);
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + TRACK);
    await page.locator('main [name=issuer]').selectOption(String(first!.symbol));
    await page.locator('main [name=phase]').selectOption(String(first!.phase));
    await page.locator('main button[type=submit]').click();
    await page.waitForURL(/issuer=/);
    const query = `?issuer=${first!.symbol}&phase=${first!.phase}`;
    const ids = new Set((await rowsOf(prefix + TRACK, query)).map(({ meeting }) => meeting));
    expect(await page.locator('main section').count()).toBe(ids.size);
    expect(await page.locator('main p[role=status]').innerText()).toBe(
      words('elections.track.count', { count: ids.size }),
    );
    await page.goto(`${prefix}${TRACK}?phase=gossip`);
    await page.getByText(words('records.ignored.phase', { value: 'gossip', example: '' })).waitFor();
  });

  journey('candidates are named once they are published, and never before', async () => {
    const html = markupOf(await textAt(origin, prefix + TRACK)) + (await textAt(origin, `${prefix}${TRACK}.json`));
    const known = inTheEnd.filter(({ announced }) => announced <= TODAY);
    const secret = known.filter(({ published }) => published > TODAY);
    const open = known.filter(({ published, meeting }) => published <= TODAY && meeting >= TODAY);
    expect([secret.length > 0, open.length > 0]).toEqual([true, true]);
    // Candidates of an earlier election are public through that election.
    const named = new Set(knownElections(issuersOf(exchange), TODAY).flatMap(namesOf));
    const rows = await rowsOf(prefix + TRACK);
    for (const election of secret) {
      expect(html).toContain(words('elections.unpublished', { date: formatDate(election.published, locale) }));
      const own = rows.filter(({ symbol, meeting }) => symbol === election.symbol && meeting === election.meeting);
      expect(own.map(({ candidate }) => candidate)).toEqual([null]);
      const unknown = namesOf(election).filter((name) => !named.has(name));
      expect(unknown.filter((name) => html.includes(name))).toEqual([]);
    }
    for (const election of open) for (const name of namesOf(election)) expect(html, election.symbol).toContain(name);
  });

  journey('an election goes step by step, each with its day, and says where it stands', async ({ visit }) => {
    const [first] = await rowsOf(prefix + POSITIONS);
    const { page } = await visit({ javaScript: false });
    await page.goto(`${prefix}${TRACK}?issuer=${first!.symbol}&phase=${first!.phase}`);
    const steps = await page.locator('main section').first().locator('dl dd').allInnerTexts();
    expect(steps).toHaveLength(6);
    for (const [at, key] of (['announced', 'opens', 'closes', 'published', 'meeting'] as const).entries())
      expect(steps[at]).toContain(formatDate(String(first![key]), locale));
    expect(steps[5]).toContain('--');
    expect(steps.filter((step) => step.includes(said(locale, 'elections.now')))).toHaveLength(1);
  });

  journey('the first page counts the phases, says the rules and leads to both lists', async ({ visit }) => {
    const rows = await rowsOf(prefix + POSITIONS);
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + HOME);
    const counts = await page.locator('section[aria-labelledby=phases] dd').allInnerTexts();
    expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(rows.length);
    await page.getByText(words('elections.rule.nominations', { days: 10 })).waitFor();
    for (const list of ['positions', 'track'])
      await page.getByRole('link', { name: words(`elections.${list}.title`) }).waitFor();
  });

  journey('every phase of the file is that of its days', async () => {
    for (const row of await rowsOf(prefix + TRACK)) {
      const election = {
        announcedOn: row.announced,
        opensOn: row.opens,
        closesOn: row.closes,
        publishedOn: row.published,
        meetingOn: row.meeting,
        resultOn: row.result,
      } as unknown as BoardElection;
      expect(row.phase).toBe(electionPhase(election, marketDate(Date.parse(`${TODAY}T12:00:00+04:00`))));
    }
  });

  journey('a meeting that elects a board stands wherever meetings do: calendar, week, company', async () => {
    const ahead = (await rowsOf(prefix + POSITIONS)).filter(({ meeting }) => meeting! >= '2026-11-18');
    expect(ahead.length).toBeGreaterThan(2);
    const actions = await rowsOf(prefix + pathOf('the-exchange-corporate-actions'));
    for (const { symbol, meeting } of ahead) {
      const named = actions.filter((row) => row.symbol === symbol && row.meetingDate === meeting);
      const markers = named.map(({ marker }) => marker);
      expect(markers, `${symbol} ${meeting}`).toEqual(['confirmed']);
      for (const name of ['the-exchange-company-general-meetings', 'the-exchange-company-corporate-actions'] as const) {
        const html = await textAt(origin, prefix + pathOf(name, { SecuritySymbol: String(symbol) }));
        expect(wordsOfHtml(html), name).toContain(formatDate(meeting!, locale));
      }
    }
    const [near, far] = [ahead.find(({ meeting }) => meeting! <= '2026-11-24')!, ahead.at(-1)!];
    expect(wordsOfHtml(await textAt(origin, prefix))).toContain(near.symbol);
    const query = `?month=${String(far.meeting).slice(0, 7)}`;
    const month = await textAt(origin, prefix + pathOf('the-exchange-corporate-actions') + query);
    expect(/<main.*?<table/s.exec(month)![0]).toContain(far.symbol);
  });

  journey('corporate actions ahead are proposed, confirmed and withdrawn ones', async () => {
    const actions = await rowsOf(prefix + pathOf('the-exchange-corporate-actions'));
    const days = ['lastDayToBuy', 'exDate', 'recordDate', 'paymentDate', 'meetingDate'];
    const ahead = actions.filter((row) => days.some((day) => (row[day] ?? '') > '2026-11-18'));
    expect(new Set(ahead.map(({ marker }) => marker))).toEqual(new Set(['proposed', 'confirmed', 'withdrawn']));
  });
});

function namesOf({ candidates }: (typeof inTheEnd)[number]): string[] {
  return candidates.flatMap(({ name }) => [name.en, ...(name.ar === null ? [] : [name.ar])]);
}
