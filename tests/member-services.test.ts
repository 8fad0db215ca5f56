import { beforeAll, expect, inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { SERVICE_CATEGORIES } from '#exchange/publications/data/services.ts';
import { SERVICE_TERMS } from '#exchange/publications/data/service-terms.ts';
import { contentIdOf } from '#exchange/issuers/seeded.ts';
import { jsonAt, textAt } from './support/answers.ts';
import { jobsRead } from './support/jobs-read.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const LIST = pathOf('members-member-services');
const pathOfService = (number: string) => pathOf('members-member-services-Id', { Id: number });

type Row = Record<string, string | number | null>;

const origin = inject('siteUrl');
const rowsOf = async (path: string, query = '') => (await jsonAt<{ rows: Row[] }>(origin, `${path}.json${query}`)).rows;
const numbersOf = (rows: readonly Row[]) => rows.map(({ number }) => String(number));
const ALL = SERVICE_CATEGORIES.flatMap(({ services }) => services);
const OFFERED = ALL.filter(({ number }) => !SERVICE_TERMS[number]!.withdrawn);

beforeAll(() => jobsRead(origin, ['services']));

byTurns('the service catalogue', ({ locale, prefix }) => {
  const words = (id: string, values: Record<string, string | number> = {}) => said(locale, id, values);

  journey('shows members’ services first, and those of others one press away', async () => {
    const forMembers = OFFERED.filter(({ number }) => SERVICE_TERMS[number]!.audience.includes('members'));
    expect(numbersOf(await rowsOf(prefix + LIST))).toEqual(forMembers.map(({ number }) => number));
    expect(numbersOf(await rowsOf(prefix + LIST, '?for=all'))).toEqual(OFFERED.map(({ number }) => number));
    const page = await textAt(origin, prefix + LIST);
    for (const { title } of forMembers) expect(page).toContain(title[locale]);
    expect(page).toContain('?for=all');
    const csv = await textAt(origin, `${prefix}${LIST}.csv?for=all`);
    for (const { title } of OFFERED) expect(csv).toContain(title[locale]);
  });

  journey('is narrowed by words, category and channel, and put in order', async () => {
    expect(numbersOf(await rowsOf(prefix + LIST, '?for=all&category=investors&channel=app'))).toEqual(['2.1.1']);
    expect(numbersOf(await rowsOf(prefix + LIST, '?for=all&q=2.2.4'))).toEqual(['2.2.4']);
    const byTime = await rowsOf(prefix + LIST, '?for=all&sort=time');
    expect(byTime[0]).toMatchObject({ number: '2.1.1' });
    expect(byTime.at(-1)!.time).toBeNull();
    expect(await textAt(origin, `${prefix}${LIST}?channel=pigeon`)).toContain('pigeon');
    expect(await textAt(origin, `${prefix}${LIST}?for=custodians&channel=app`)).toContain(words('services.none'));
  });

  journey('works the fee out from the address, with value-added tax, and says what it cannot read', async () => {
    const at = (query: string) => textAt(origin, `${prefix}${pathOfService('1.3.1')}${query}`);
    const answer = await at('?count=5,000');
    for (const figure of ['1.20 × 5,000 = 6,000.00', '6,000.00', '300.00', '6,300.00'])
      expect(answer).toContain(figure);
    expect(answer).toContain('noindex');
    expect(await at('?count=500')).toContain(words('services.limit.least'));
    const wrong = await at('?count=many');
    expect(wrong).toContain(words('services.fault.count'));
    expect(wrong).not.toContain('×');
    expect(await textAt(origin, `${prefix}${pathOfService('4.2.4')}?value=40000000`)).toContain('4,200.00');
  });

  journey('gives each service one address: its GUID leads on to its number', async () => {
    const guid = contentIdOf('service/3.2.7');
    const answer = await fetch(`${origin}${prefix}${pathOfService(guid)}`, { redirect: 'manual' });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(`${prefix}${pathOfService('3.2.7')}`);
    expect((await fetch(`${origin}${prefix}${pathOfService('9.9.9')}`)).status).toBe(404);
  });

  journey('shows a service whole, and its documents as a list to print', async ({ visit }) => {
    const service = ALL.find(({ number }) => number === '3.1.3')!;
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + pathOfService('3.1.3'));
    const text = await page.locator('#content').innerText();
    for (const said of [...service.steps, ...service.documents]) expect(text).toContain(said[locale]);
    expect(text).not.toContain('<');
    await page.getByText(words('services.checklist'), { exact: true }).click();
    await page.waitForURL(/view=checklist/);
    expect(await page.locator('#content ul li span').allInnerTexts()).toEqual(
      service.documents.map((document) => document[locale]),
    );
  });

  journey('says of a withdrawn service since when, and what replaces it', async () => {
    const page = await textAt(origin, prefix + pathOfService('2.2.4'));
    expect(page).toContain(words('services.withdrawn.instead'));
    expect(page).toContain(pathOfService('2.2.5'));
  });
});
