import { describe, expect, it } from 'vitest';
import type { AnswerWithin, Topic } from './contact-topics.ts';
import { answerDays, contactForm, contactRecord } from './contact.ts';
import { readForm, typedOf, type Typed } from './form.ts';

const RULES = contactForm({ shortName: 'DSX' });
const GOOD = {
  topic: 'general',
  fullName: 'Salma Al-Nuaimi',
  email: 'salma@example.com',
  message: 'When is the next general meeting?',
  answerIn: 'en',
  agree: 'yes',
};

const typed = (change: Record<string, string> = {}): Typed =>
  typedOf(RULES.fields, Object.entries({ ...GOOD, ...change }));
const faults = (change: Record<string, string>) => readForm(RULES, typed(change)).faults;
const values = (change: Record<string, string>) => readForm(RULES, typed(change)).values;

describe('a message to the exchange', () => {
  it('is taken with the least that is needed', () => {
    expect(values({})).toMatchObject({ topic: 'general', mobile: null, company: null, reference: null });
  });

  it('has a fault for each field that is missing, in the order of the page', () => {
    const all = readForm(RULES, typedOf(RULES.fields, [])).faults;
    expect(Object.entries(all!)).toEqual(
      ['topic', 'message', 'fullName', 'email', 'answerIn', 'agree'].map((name) => [name, 'missing']),
    );
  });

  it('takes names of any script, and no signs that names do not have', () => {
    for (const fullName of ['سلمى النعيمي', "Maire O'Dwyer", 'Jean-Luc Ó Sé Jr.', 'عبد‌الله'])
      expect(values({ fullName })?.fullName, fullName).toBe(fullName);
    for (const fullName of ['A', 'Eve <eve@x.example>', 'a'.repeat(101), '=HYPERLINK("x")', '12345'])
      expect(faults({ fullName }), fullName).toEqual({ fullName: 'wrong' });
  });

  it('takes an address of one mailbox, whatever is tried with it', () => {
    for (const email of ['a@b.ae', 'first.last+tag@sub.example.com', 'سلمى@مثال.امارات'])
      expect(values({ email })?.email, email).toBe(email);
    const wrong = [
      'a@b',
      'a b@c.ae',
      'a@b.ae, c@d.ae',
      '"a"@b.ae',
      'a@b@c.ae',
      '<a@b.ae>',
      'a@b.ae;c@d.ae',
      `${'a'.repeat(250)}@b.ae`,
      'a@b..ae',
      'a@[127.0.0.1]',
    ];
    for (const email of wrong) expect(faults({ email }), email).toEqual({ email: 'wrong' });
  });

  it('joins the lines of what has one line, so that no header begins in it', () => {
    expect(faults({ email: 'a@b.ae\r\nBcc: c@d.ae' })).toEqual({ email: 'wrong' });
    expect(values({ company: 'Sidra\r\nBcc: c@d.ae' })?.company).toBe('Sidra Bcc: c@d.ae');
  });

  it('reads telephone numbers as they are written here and abroad, in Arabic digits too', () => {
    for (const mobile of ['050 123 4567', '00971501234567', '971501234567', '+971 50 123-4567', '٠٥٠ ١٢٣ ٤٥٦٧'])
      expect(values({ mobile })?.mobile, mobile).toBe('+971501234567');
    expect(values({ mobile: '+44 7700 900123' })?.mobile).toBe('+447700900123');
    for (const mobile of ['12345', '+1234567', 'call me', '+1234567890123456'])
      expect(faults({ mobile }), mobile).toEqual({ mobile: 'wrong' });
  });

  it('asks a listing or a member for the company, and nobody else', () => {
    expect(faults({ topic: 'listing' })).toEqual({ company: 'missing' });
    expect(faults({ topic: 'membership', company: 'Sidra Brokers' })).toBeNull();
  });

  it('asks of a complaint whom it is about, and the firm unless it is the exchange', () => {
    expect(faults({ topic: 'complaint' })).toEqual({ about: 'missing', firm: 'missing' });
    expect(faults({ topic: 'complaint', about: 'broker' })).toEqual({ firm: 'missing' });
    expect(faults({ topic: 'complaint', about: 'exchange' })).toBeNull();
  });

  it('stores whom it is about for complaints only', () => {
    const other = values({ about: 'broker', firm: 'Sidra Brokers' });
    expect(contactRecord(other!)).not.toHaveProperty('firm');
    const complaint = values({ topic: 'complaint', about: 'broker', firm: 'Sidra Brokers' });
    expect(contactRecord(complaint!)).toMatchObject({ about: 'broker', firm: 'Sidra Brokers' });
    expect(contactRecord(complaint!)).not.toHaveProperty('agree');
  });

  it('has an earlier reference in one spelling, or none', () => {
    expect(values({ reference: 'dsx c 7kqm4f2 g' })?.reference).toBe('DSX-C-7KQM4F2-G');
    expect(faults({ reference: 'DSX-C-7KQM4F2-H' })).toEqual({ reference: 'wrong' });
  });

  it('is neither too short nor too long, and holds no identity number', () => {
    expect(faults({ message: 'Too short.' })).toEqual({ message: 'missing' });
    expect(values({ message: 'م'.repeat(3_000) })?.message).toHaveLength(3_000);
    expect(faults({ message: 'م'.repeat(3_001) })).toEqual({ message: 'long' });
    expect(faults({ message: 'My number is 784-1985-1234567-1.' })).toEqual({ message: 'private' });
  });

  it('loses controls and signs that turn its order around, and nothing else', () => {
    const message = 'Line one of it\r\nand\u0000 the \u202eother\u202c one here, عبد‌الله';
    expect(values({ message })?.message).toBe('Line one of it\nand the other one here, عبد‌الله');
  });
});

describe('the day of the answer', () => {
  const within = { general: 3, complaint: 10, acknowledged: 1 } as AnswerWithin;
  const days = (topic: Topic, sentOn: string) => answerDays(topic, sentOn, within);

  it('is the n-th business day after the day of sending, by the calendar of the exchange', () => {
    expect(days('general', '2026-11-19').answerBy).toBe('2026-11-24');
    expect(days('general', '2026-11-30').answerBy).toBe('2026-12-07');
    expect(days('general', '2026-11-21').answerBy).toBe('2026-11-25');
  });

  it('is two days for a complaint: acknowledged, then decided', () => {
    expect(days('complaint', '2026-11-18')).toEqual({ acknowledgedBy: '2026-11-19', answerBy: '2026-12-04' });
  });
});
