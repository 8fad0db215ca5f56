import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { CV_MOST_BYTES } from '#domain/forms/application.ts';
import { exchange } from '#exchange.config.ts';
import { formJourneys } from './support/form-journeys.ts';
import { control, faultAt, fill, submit } from './support/forms.ts';
import { jobsRead } from './support/jobs-read.ts';
import { journey } from './support/journey.ts';
import { rawSocket } from './support/raw-socket.ts';
import { said } from './support/words.ts';

const SECRET = 'zumurrud-3391';
const VACANCY = 'market-surveillance-analyst-2026';
const QUERY = `?vacancy=${VACANCY}`;

const folder = mkdtempSync(join(tmpdir(), 'manara-cv-'));
const CV = join(folder, `cv ${SECRET}.docx`);
writeFileSync(CV, `%PDF-1.7\n${SECRET}\n%%EOF\n`);
afterAll(() => rmSync(folder, { recursive: true }));

const { site, path, send, mailsAbout, readerOf, referenceOf, senderNumber, log } = formJourneys({
  page: 'discover-careers',
  query: QUERY,
  file: { field: 'cv', path: CV },
  hidden: { vacancy: VACANCY },
  fields: (_, sender) => ({
    fullName: 'Salma Al-Nuaimi',
    email: `salma.${sender}@reader.example`,
    mobile: '050 123 4567',
    country: 'AE',
    languages: ['ar', 'other'],
    note: `My thesis is ${SECRET}.`,
    agree: 'yes',
  }),
  empty: {
    fullName: 'missing',
    email: 'missing',
    mobile: 'missing',
    country: 'missing',
    languages: 'missing',
    cv: 'missing',
    agree: 'missing',
  },
  wrong: {
    fullName: ['=1+1', 'wrong'],
    email: ['salma', 'wrong'],
    mobile: ['12345', 'wrong'],
    note: ['My number is 784-1985-1234567-1.', 'private'],
  },
  secret: SECRET,
  desk: exchange.desks.careers!.email!,
});

const fields = () => ({
  vacancy: VACANCY,
  fullName: 'Salma Al-Nuaimi',
  email: `salma.${senderNumber()}@reader.example`,
  mobile: '+971501234567',
  country: 'AE',
  languages: ['ar'],
  note: 'Kept as it was typed.',
  agree: 'yes',
});
const pdf = (name = 'cv.pdf', content = '%PDF-1.4\n%%EOF\n') => new File([content], name, { type: 'application/pdf' });
const sendWith = (cv: readonly File[]) => send('en', fields(), undefined, { cv });

beforeAll(() => jobsRead(site().url, ['vacancies']));
describe('an application', () => {
  journey('brings its file to the desk under the reference’s name, and nobody else', async () => {
    const content = `%PDF-1.7\n${'سيرة'.repeat(1_000)}\n%%EOF\n`;
    const answer = await sendWith([pdf('../../etc/passwd\r\nBcc: eve@evil.example".pdf', content)]);
    expect(answer.status).toBe(303);
    const reference = referenceOf(answer.headers.get('location')!);
    const { copy, all } = await mailsAbout(reference, 2);
    const desk = all.find((each) => each !== copy)!;
    expect(desk.file).toEqual({ name: `${reference}.pdf`, type: 'application/pdf', content: Buffer.from(content) });
    expect(copy.file).toBeNull();
    for (const { source } of all) expect(source).not.toMatch(/passwd|evil/);
    expect(copy.text).toContain('23 Dec, 2026');
    expect(log()).not.toMatch(/passwd|evil/);
  });

  journey('is refused with what is wrong in its file, and what was typed is still there', async () => {
    const NAMES = ['cv.pdf', '../../cv.pdf', 'cv.pdf\u0000.exe', 'bomb.zip.pdf', `${'x'.repeat(5_000)}.pdf`];
    const cases: (readonly [fault: string, files: readonly File[]])[] = [
      ['missing', []],
      ['missing', [new File([], '')]],
      ...NAMES.map((name) => ['wrong', [pdf(name, 'PK\u0003\u0004 an archive')]] as const),
      ['wrong', [pdf('empty.pdf', '')]],
      ['wrong', [pdf('late.pdf', ' %PDF-1.7')]],
      ['wrong', [pdf('page.pdf', '<script>alert(1)</script>%PDF-')]],
      ['wrong', [pdf('short.pdf', '%PDF')]],
      ['long', [pdf('long.pdf', `%PDF-${'x'.repeat(CV_MOST_BYTES)}`)]],
      ['many', [pdf(), pdf('second.pdf')]],
    ];
    // From different senders: the limit is twenty forms a minute per address.
    for (const [fault, files] of cases) {
      const answer = await sendWith(files);
      const html = await answer.text();
      expect([answer.status, fault, html.includes(said('en', `forms.field.cv.${fault}`))]).toEqual([422, fault, true]);
      expect(html).toContain('Kept as it was typed.');
      expect(html).toContain(said('en', 'forms.field.cv.again'));
      expect(answer.headers.get('cache-control')).toContain('no-store');
    }
  });

  journey('with a file that is too large is held back by script, and what was typed is not lost', async ({ visit }) => {
    const { page, open } = await readerOf(visit, { javaScript: true, prefix: '/en' });
    await open();
    const { vacancy: _, ...typed } = fields();
    await fill(page, typed);
    const large = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(3 * 1024 * 1024, '%PDF-') };
    await control(page, 'cv').setInputFiles(large);
    await expect.poll(() => faultAt(page, 'cv')).toBe(said('en', 'forms.field.cv.long'));
    await submit(page);
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('cv');
    expect(await control(page, 'note').inputValue()).toBe('Kept as it was typed.');
    await control(page, 'cv').setInputFiles(CV);
    await submit(page);
    await page.getByRole('heading', { level: 1, name: said('en', 'forms.receipt.title') }).waitFor();
  });

  journey('takes a file of exactly 2 MiB, whatever it is called', async () => {
    const content = `%PDF-${'x'.repeat(CV_MOST_BYTES - 5)}`;
    expect((await sendWith([pdf('photograph.jpg', content)])).status).toBe(303);
  });

  journey('is not read past 2.25 MiB, and other forms not past 64 KiB', async () => {
    const refused = (of: string, bytes: number) =>
      rawSocket(
        site().url,
        `POST /en${of} HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${bytes}\r\n\r\n`,
      );
    expect(await refused(path, 2.25 * 1024 * 1024 + 1)).toMatch(/^HTTP\/1\.1 413 /);
    expect(await refused('/discover-dfm/contact-us', 64 * 1024 + 1)).toMatch(/^HTTP\/1\.1 413 /);
  });

  journey('without a file as such is refused: words in its place are none', async () => {
    const answer = await send('en', { ...fields(), cv: '%PDF-1.7' });
    expect([answer.status, (await answer.text()).includes(said('en', 'forms.field.cv.missing'))]).toEqual([422, true]);
  });

  journey('for what has closed, or for nothing, is not taken', async () => {
    const post = async (query: string) => {
      const data = new FormData();
      for (const [name, value] of Object.entries(fields())) data.append(name, String(value));
      data.append('cv', pdf());
      const answer = await fetch(`${site().url}/en${path}${query}`, {
        method: 'POST',
        headers: { 'x-forwarded-for': '203.0.113.9' },
        body: data,
        redirect: 'manual',
      });
      return [answer.status, await answer.text()] as const;
    };
    const [status, html] = await post('?vacancy=compliance-officer-2026');
    expect([status, html]).toEqual([
      409,
      expect.stringContaining(said('en', 'careers.apply.closed', { day: '28 Oct, 2026' })),
    ]);
    expect((await post(''))[0]).toBe(409);
    // The page's vacancy and the form's vacancy differ.
    expect((await post('?vacancy=listing-adviser-2026'))[0]).toBe(422);
  });
});
