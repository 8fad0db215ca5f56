import { beforeAll, expect, inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { formatDate } from '#domain/date.ts';
import { openVacancies } from '#domain/vacancy.ts';
import { vacanciesBy } from '#exchange/publications/vacancies.ts';
import { jsonAt, textAt } from './support/answers.ts';
import { plain } from './support/forms.ts';
import { jobsRead } from './support/jobs-read.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const TODAY = '2026-11-18';
const VACANCY = 'market-surveillance-analyst-2026';
const PATH = pathOf('discover-careers');

type Row = Record<string, string | number | null>;

const origin = inject('siteUrl');
const rowsOf = async (prefix: string, query = '') =>
  (await jsonAt<{ rows: Row[] }>(origin, `${prefix}${PATH}.json${query}`)).rows;

beforeAll(() => jobsRead(origin, ['vacancies']));

byTurns('the vacancies', ({ locale, prefix }) => {
  const words = (id: string, values: Record<string, string | number> = {}) => said(locale, id, values);

  journey('are those of the exchange by closing day, in the page as in its files', async ({ visit }) => {
    const expected = openVacancies(vacanciesBy(TODAY), TODAY);
    const rows = await rowsOf(prefix);
    expect(rows.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
    const closes = rows.map((row) => String(row.closes));
    expect(closes).toEqual(closes.toSorted());
    for (const { id, title, publishedOn, closesOn, kind } of expected)
      expect(rows.find((row) => row.id === id)).toMatchObject({
        title: title[locale],
        published: publishedOn,
        closes: closesOn,
        kind,
      });
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + PATH);
    expect(await page.locator('#content summary b').allInnerTexts()).toEqual(rows.map(({ title }) => title));
    const first = await page.locator('#content summary').first().innerText();
    expect(first).toContain(words('careers.state.closes-today'));
    expect(plain(first)).toContain(formatDate(TODAY, locale));
    const csv = await textAt(origin, `${prefix}${PATH}.csv`);
    for (const { title } of rows) expect(csv).toContain(String(title));
  });

  journey('are narrowed, put in order, and name what the address asked in vain', async ({ visit }) => {
    expect((await rowsOf(prefix, '?kind=internship')).map(({ id }) => id)).toEqual(['market-data-internship-2026']);
    expect((await rowsOf(prefix, '?place=abu-dhabi')).map(({ id }) => id)).toEqual(['listing-adviser-2026']);
    expect((await rowsOf(prefix, '?department=technology&q=FIX')).length).toBe(1);
    const published = (await rowsOf(prefix, '?sort=published')).map((row) => String(row.published));
    expect(published).toEqual(published.toSorted().reverse());
    const { page } = await visit({ javaScript: false });
    await page.goto(`${prefix}${PATH}?kind=part-time&place=abu-dhabi`);
    await page.getByText(words('careers.noneFound')).waitFor();
    await page.goto(`${prefix}${PATH}?vacancy=chief-magician&kind=abacus`);
    const text = await page.locator('#content').innerText();
    for (const asked of ['chief-magician', 'abacus']) expect(text).toContain(asked);
    expect(text).toContain(words('careers.apply.unknown'));
  });

  journey('open on what they ask for and lead to their form, and one that has closed says when', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + PATH);
    const { title, duties, needs, closesOn } = vacanciesBy(TODAY).find(({ id }) => id === VACANCY)!;
    await page.locator('#content summary', { hasText: title[locale]! }).click();
    const opened = await page.locator(`#${VACANCY}`).innerText();
    for (const line of [...duties, ...needs]) expect(opened).toContain(line[locale]!);
    await page.locator(`#${VACANCY} a`).click();
    await page.waitForURL(/vacancy=.*#apply$/);
    expect(await page.locator('form[data-form="apply"]').count()).toBe(1);
    expect(plain(await page.locator('#content').innerText())).toContain(
      plain(words('careers.closesOn', { day: formatDate(closesOn, locale) })),
    );
    await page.goto(`${prefix}${PATH}?vacancy=compliance-officer-2026`);
    const day = formatDate('2026-10-28', locale);
    expect(plain(await page.locator('#content').innerText())).toContain(plain(words('careers.apply.closed', { day })));
    expect(await page.locator('form[data-form]').count()).toBe(0);
  });

  journey('are found by the search of the site', async () => {
    const { title } = vacanciesBy(TODAY).find(({ id }) => id === VACANCY)!;
    const search = `${prefix}/search?${new URLSearchParams({ q: title[locale]! })}`;
    const found = () => textAt(origin, search);
    await expect.poll(found, { timeout: 60_000, interval: 1_000 }).toContain(`${PATH}?vacancy=${VACANCY}#${VACANCY}`);
  });

  journey('are job postings to search engines, valid to the end of their closing day', async () => {
    const html = await textAt(origin, prefix + PATH);
    const data = JSON.parse(
      /<script type="application\/ld\+json"[^>]*>(\{"@context":"https:\/\/schema.org","@graph":\[\{"@type":"JobPosting".*?)<\/script>/.exec(
        html,
      )![1]!,
    ) as {
      '@graph': Row[];
    };
    const { title, closesOn, publishedOn } = vacanciesBy(TODAY).find(({ id }) => id === VACANCY)!;
    expect(data['@graph'].find((one) => one.title === title[locale])).toMatchObject({
      '@type': 'JobPosting',
      datePosted: publishedOn,
      validThrough: expect.stringContaining(closesOn),
      employmentType: 'FULL_TIME',
      directApply: true,
    });
  });
});
