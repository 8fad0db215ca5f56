import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf } from '#app/exports/csv.ts';
import { DESK_OF } from '#domain/forms/contact-topics.ts';
import { contactForm, contactRecord } from '#domain/forms/contact.ts';
import { readForm, typedOf } from '#domain/forms/form.ts';
import { exchange } from '#exchange.config.ts';
import { messages as arabic } from '#messages/compiled/ar.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog } from '#messages/text.tsx';
import { copyMail, deskMail } from './form-mails.ts';
import { CONTACT } from './contact-kind.ts';

registerCatalog('en', english);
registerCatalog('ar', arabic);

const SITE = { exchange, origin: 'https://site.example' };
const LINKS = {
  reference: 'DSX-C-7KQM4F2-G',
  withdraw: 'wwww',
  desk: 'dddd',
  offer: 'oooo',
  seat: null,
  deleteAfter: Date.UTC(2027, 10, 18),
};
const GOOD = {
  topic: 'complaint',
  about: 'broker',
  firm: 'Sidra Brokers',
  message: 'The broker did not carry out my order.',
  fullName: 'Salma Al-Nuaimi',
  email: 'salma@example.com',
  answerIn: 'en',
  agree: 'yes',
};
type Fields = Partial<Record<keyof typeof GOOD | 'mobile' | 'company' | 'reference', string>>;

function mailsOf(change: Fields, locale: 'en' | 'ar' = 'en') {
  const rules = contactForm({ shortName: 'DSX' });
  const { values } = readForm(rules, typedOf(rules.fields, Object.entries({ ...GOOD, ...change })));
  if (values === null) return null;
  const sent = {
    fields: contactRecord(values),
    locale,
    desk: DESK_OF[values.topic],
    answerBy: '2026-12-04',
    email: values.email,
    seat: null,
  };
  return {
    sent,
    copy: copyMail(CONTACT, SITE, { sent, links: LINKS, sentOn: '2026-11-18', simulated: true }),
    desk: deskMail(CONTACT, SITE, sent, LINKS)!,
  };
}

const HOSTILE = [
  '\r\nBcc: eve@evil.example',
  '\u0000',
  '\u202e',
  '=1+1',
  '<script>',
  '\u2028',
  ',',
  ';',
  '"',
  '%0d%0a',
  '\u0085',
];
/** Pieces of attacks between words of any script, up to many times a field's limit. */
const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', maxLength: 20 }), fc.constant('اسم ')), {
    maxLength: 40,
  })
  .map((parts) => parts.join(''));
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e]/;

/** A slow machine needs minutes for ten thousand forms. */
const LONG = { timeout: 600_000 };

describe('the mails about a message', () => {
  it('name the reference, the days and the links, and the copy holds nothing that was written', () => {
    const { copy, desk } = mailsOf({})!;
    expect(copy).toMatchObject({ to: 'salma@example.com', replyTo: exchange.desks.complaints!.email });
    expect(copy.text).toContain('by 19 Nov, 2026 and decide by 04 Dec, 2026');
    expect(copy.text).toContain('until 18 Nov, 2027:\nhttps://site.example/discover-dfm/contact-us?withdraw=wwww\n');
    for (const value of [GOOD.message, GOOD.fullName, GOOD.firm]) expect(copy.text).not.toContain(value);
    expect(desk).toMatchObject({ to: exchange.desks.complaints!.email, replyTo: 'salma@example.com' });
    expect(desk.text).toContain('Name of the firm: Sidra Brokers');
    expect(desk.text).toContain('> The broker did not carry out my order.\n');
    expect(desk.text).toContain('\nhttps://site.example/discover-dfm/contact-us?desk=dddd#pass\n');
  });

  it('are in the language of the form', () => {
    const { copy } = mailsOf({}, 'ar')!;
    expect(copy.subject).toMatch(/^رسالتك/);
    expect(copy.text).toContain('https://site.example/ar/discover-dfm/contact-us?withdraw=wwww');
  });

  it('cross into no header, line or formula whatever was written: ten thousand hostile forms', LONG, () => {
    const names = ['firm', 'message', 'fullName', 'email', 'mobile', 'company', 'reference'] as const;
    let taken = 0;
    fc.assert(
      fc.property(fc.constantFrom(...names), hostileText, (name, text) => {
        const mails = mailsOf({ [name]: name === 'message' ? `${GOOD.message} ${text}` : text });
        if (mails === null) return;
        taken += 1;
        const { sent, copy, desk } = mails;
        for (const mail of [copy, desk])
          for (const header of [mail.to, mail.replyTo ?? '', mail.subject]) expect(header).not.toMatch(CONTROL);
        expect(copy.to).toMatch(/^[^\s,;<>"]+@[^\s,;<>"@]+$/);
        expect(desk.subject).toBe('Complaint DSX-C-7KQM4F2-G');
        const ours = mailsOf({})!
          .desk.text.split('\n')
          .map((line) => line.split(':')[0]);
        for (const line of desk.text.split('\n'))
          if (!line.startsWith('> '))
            expect([...ours, 'Mobile', 'Company', 'Reference of an earlier message']).toContain(line.split(':')[0]);
        const cells = Object.values(sent.fields).filter((value) => typeof value === 'string');
        for (const cell of cells) expect(csvOf([[cell]])).not.toMatch(/^\uFEFF"?\s*[=@|＝＠]/);
      }),
      { numRuns: 10_000 },
    );
    expect(taken).toBeGreaterThan(500);
  });
});
