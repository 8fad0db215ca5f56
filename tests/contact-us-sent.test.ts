import { describe, expect } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { readReference } from '#domain/forms/reference.ts';
import { exchange } from '#exchange.config.ts';
import { contactFields, SECRET } from './support/contact-fields.ts';
import { siteWithForms } from './support/forms.ts';
import { journey } from './support/journey.ts';
import { childOf } from './support/processes.ts';
import { said } from './support/words.ts';

const FORM = 'application/x-www-form-urlencoded';

const {
  site,
  mail,
  send,
  newSender,
  senderNumber,
  referenceOf,
  mailsAbout,
  log,
  path: PATH,
} = siteWithForms('discover-contact-us');
const fieldsOf = (locale: Locale, change: Record<string, string> = {}) => contactFields(locale, senderNumber(), change);

describe('what is sent to contact us', () => {
  journey('twice has one reference and one pair of mails, in whichever order it comes', async () => {
    const fields = fieldsOf('en');
    const headers = newSender();
    const answers = await Promise.all([send('en', fields, headers), send('en', fields, headers)]);
    const again = await send('en', fields, headers);
    const places = [...answers, again].map((answer) => [answer.status, answer.headers.get('location')]);
    expect(new Set(places.map(String)).size).toBe(1);
    expect(places[0]![0]).toBe(303);
    await mailsAbout(referenceOf(String(places[0]![1])), 2);
  });

  journey('from another site, too often, or by another method is refused', async () => {
    const foreign = { ...newSender(), 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await send('en', fieldsOf('en'), foreign)).status).toBe(403);
    const headers = newSender();
    for (let i = 0; i < 3; i += 1)
      expect((await send('en', fieldsOf('en', { message: `Message number ${i} of ${SECRET}` }), headers)).status).toBe(
        303,
      );
    const fourth = await send('en', fieldsOf('en', { message: `One more message of ${SECRET}` }), headers);
    expect([fourth.status, fourth.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^3[56]\d\d$/)]);
    expect(await fourth.text()).toContain(`One more message of ${SECRET}`);
    const put = await fetch(`${site().url}/en${PATH}`, {
      method: 'PUT',
      headers: { 'content-type': FORM },
      body: 'a=1',
    });
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  });

  journey('by a program that fills in every field gets a reference, and is not stored', async () => {
    const answer = await send('en', fieldsOf('en', { website: 'https://spam.example' }));
    expect(answer.status).toBe(303);
    const reference = referenceOf(answer.headers.get('location')!);
    expect(readReference(reference, exchange.shortName)).toBe(reference);
    const receipt = await (await fetch(site().url + answer.headers.get('location')!)).text();
    expect(receipt).toContain(said('en', 'forms.receipt.unknown'));
    const later = await send('en', fieldsOf('en'), newSender());
    await mailsAbout(referenceOf(later.headers.get('location')!), 2);
    await mailsAbout(reference, 0);
  });

  journey('answers that nobody caches: a form that came back, a receipt, and a link', async () => {
    const cached = async (query: string) =>
      (await fetch(`${site().url}/en${PATH}${query}`)).headers.get('cache-control');
    expect(await cached('?sent=DSX-C-7KQM4F2-G')).toBe('no-store');
    expect(await cached('?withdraw=x')).toBe('no-store');
    expect(await cached('?desk=x')).toBe('no-store');
    expect(await cached('')).toMatch(/^public/);
    const wrong = await fetch(`${site().url}/en${PATH}?sent=DSX-C-7KQM4F2-H`);
    expect(await wrong.text()).toContain('data-form="contact"');
    expect((await send('en', { topic: 'general' })).headers.get('cache-control')).toBe('no-store');
  });

  journey('as markup, formulas, headers or turned letters stays text, and reaches no header', async () => {
    const hostile = '"><script>alert(1)</script>\u202e=HYPERLINK("x")\r\nBcc: eve@evil.example\r\n\r\n.\r\n';
    const names = [
      'fullName',
      'email',
      'mobile',
      'company',
      'reference',
      'topic',
      'about',
      'firm',
      'answerIn',
      'message',
    ];
    for (const name of names) {
      const answer = await send('en', fieldsOf('en', { [name]: hostile + SECRET.repeat(2) }));
      const html = await answer.text();
      expect(html, name).not.toContain('<script>alert(1)');
      expect([303, 422], name).toContain(answer.status);
    }
    const taken = mail().mails.filter(({ text }) => text.includes('HYPERLINK'));
    for (const { headers, to } of mail().mails) {
      expect(headers['bcc']).toBeUndefined();
      expect(to.join()).not.toContain('evil.example');
    }
    for (const { text } of taken) expect(text).not.toMatch(/^Bcc:/m);
  });

  journey('leaves no typed word in the log or the metrics, whatever became of it', async () => {
    const written = log();
    for (const word of [SECRET, 'reader.example', 'Salma', 'سلمى']) expect(written).not.toContain(word);
    const port = /"event":"metrics","port":(\d+)/.exec(written)![1];
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(metrics).toMatch(/manara_forms_total\{form="contact",outcome="taken"\} \d+/);
    expect(metrics).toMatch(/manara_mail_attempts_total\{outcome="sent"\} \d+/);
    expect(metrics).not.toContain(SECRET);
  });

  journey('while the store is away is not taken, and comes back with all that was typed', async () => {
    const pid = childOf(site().process, 'store/embedded/process.ts');
    process.kill(pid, 'SIGSTOP');
    try {
      const fields = fieldsOf('ar', { company: 'Sidra' });
      const answer = await send('ar', fields);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
      const html = await answer.text();
      for (const value of [fields['message']!, fields['fullName']!, fields['email']!, 'Sidra'])
        expect(html).toContain(value);
      expect(html.replace(/[\u2066-\u2069]/g, '')).toContain(
        said('ar', 'forms.problem.notStored', { email: exchange.contact.email! }).replace(/[\u2066-\u2069]/g, ''),
      );
    } finally {
      process.kill(pid, 'SIGCONT');
    }
  });
});
