import { DomUtils, parseDocument } from 'htmlparser2';
import { randomOf } from './random-headers.ts';

/** Must not appear unescaped in a page, nor as a header in a mail. */
export const MARKUP = '<img src=x onerror=hostile()>';
export const HEADER = 'X-Hostile: 1';

type Random = () => number;

/** A value from an attacker. */
type Hostile = (random: Random) => string;

const FORMULAS = ['=HYPERLINK("https://evil.example")', '+1+1', '-1+1', '@SUM(1)', '\t=1', '\r=1', '＝1+1', "'=1"];
const HEADERS = [`\r\n${HEADER}`, `\n${HEADER}\n\n.\n`, `\r${HEADER}`, `%0d%0a${HEADER}`, `\u2028${HEADER}`];
const ADDRESSES = ['Bcc: eve@evil.example', 'a@b.ae, eve@evil.example', '<eve@evil.example>', '"a b"@evil.example'];
const TURNED = [
  '\u202e',
  '\u2067',
  '\u200f',
  '\u061c',
  '\u0000',
  '\u001b[31m',
  '\ufeff',
  '\ud800',
  '\u0301'.repeat(60),
];

function one<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)]!;
}

const KINDS: readonly Hostile[] = [
  () => `"'>${MARKUP}<script>hostile()</script>`,
  (random) => one(random, FORMULAS),
  (random) => `Salma${one(random, HEADERS)}`,
  (random) => one(random, ADDRESSES),
  (random) => `${one(random, TURNED)}Salma${one(random, TURNED)}`,
  (random) => 'س'.repeat(Math.floor(random() * 6_000)),
  (random) => String.fromCharCode(...Array.from({ length: 200 }, () => Math.floor(random() * 65_536))),
  (random) => one(random, ['', ' ', '__proto__', 'NaN', '-1', '1e999', '${7*7}', '{{7*7}}', '../../etc/passwd']),
  (random) => inWords(random),
];

/** A plausible value for a field, with something odd inside it. */
function inWords(random: Random): string {
  const odd = one(random, [...FORMULAS, ...HEADERS, ...TURNED, MARKUP]);
  return random() < 0.5 ? `Salma ${odd} and some words more` : `${odd} and some words more`;
}

/** A filled-in form of a page: a reader's values, by field name. */
export interface FilledForm {
  path: string;
  fields: ReadonlyMap<string, string>;
}

/** Invisible to readers: only programs fill it in. */
const TRAP = 'website';
const CONTROLS = new Set(['input', 'select', 'textarea']);

/** Fills in the form of a page like a reader; null when the page currently has none. */
export function filledIn(path: string, html: string): FilledForm | null {
  const isForm = (element: Element) => 'data-form' in element.attribs;
  const form = DomUtils.findOne(isForm, parseDocument(html).children);
  if (!form) return null;
  const fields = new Map<string, string>();
  for (const control of DomUtils.findAll(({ name }) => CONTROLS.has(name), form.children)) {
    const { name } = control.attribs;
    if (name && name !== TRAP && !fields.has(name)) fields.set(name, typedInto(control));
  }
  return { path, fields };
}

type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;

function typedInto(control: Element): string {
  const { type = control.name, value = '' } = control.attribs;
  const lastOption = DomUtils.findAll(({ name }) => name === 'option', control.children).at(-1);
  if (lastOption) return lastOption.attribs['value'] ?? '';
  if (type === 'tel') return '050 123 4567';
  if (type === 'textarea') return 'When is the next general meeting of shareholders?';
  return ['radio', 'checkbox', 'hidden'].includes(type) ? value : 'Salma';
}

/** Free-text fields. */
const FREE = ['message', 'about', 'company', 'jobTitle', 'note', 'reason', 'project', 'firm'];

/**
 * Returns the same hostile forms for the same seed: every other form has one to three invalid fields, the rest have
 * something odd inside text that their form accepts.
 */
export function* hostileForms(forms: readonly FilledForm[], count: number, seed: number): Generator<FilledForm> {
  const random = randomOf(seed);
  for (let place = 0; place < count; place += 1) {
    const form = forms[place % forms.length]!;
    const fields = new Map(form.fields);
    for (const name of ['email', 'emailAgain']) if (fields.has(name)) fields.set(name, `salma.${place}@reader.example`);
    const names = [...fields.keys()];
    const free = names.filter((name) => FREE.includes(name));
    if (place % 2 === 0 && free.length > 0) fields.set(one(random, free), inWords(random));
    else for (let turn = 0; turn <= random() * 3; turn += 1) fields.set(one(random, names), one(random, KINDS)(random));
    yield { ...form, fields };
  }
}
