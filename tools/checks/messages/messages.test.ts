import { describe, expect, it } from 'vitest';
import { treeOf } from '../tree.ts';
import { checkMessages } from './messages.ts';

type Texts = Record<string, string>;

const catalog = (texts: Texts) =>
  `msgid ""\nmsgstr ""\n\n${Object.entries(texts)
    .map(([id, text]) => `msgid "${id}"\nmsgstr "${text}"\n`)
    .join('\n')}`;

/** Every requested text counts as used, unless a view is given. */
function findings(
  en: Texts,
  ar: Texts,
  { view, untranslated }: { view?: string; untranslated?: string } = {},
): string[] {
  const uses =
    view ??
    `const t = useText(); ${Object.keys(en)
      .map((id) => `t('${id}');`)
      .join('')}`;
  const tree = treeOf({
    'messages/en/market.po': catalog(en),
    'messages/ar/market.po': catalog(ar),
    'app/blocks/a.tsx': uses,
    ...(untranslated === undefined ? {} : { 'messages/untranslated.txt': untranslated }),
  });
  return checkMessages(tree).map(({ file, line, message }) => `${file}:${line} ${message}`);
}

const ALL_SIX = '{n, plural, zero {لا أسهم} one {سهم} two {سهمان} few {# أسهم} many {# سهمًا} other {# سهم}}';

describe('texts in two languages', () => {
  it('pass when they say the same with the same values', () => {
    expect(
      findings(
        { 'a.b': 'Price of {symbol}', 'a.c': '{n, plural, one {# share} other {# shares}}' },
        { 'a.b': 'سعر {symbol}', 'a.c': ALL_SIX },
      ),
    ).toEqual([]);
  });

  it('must both be there', () => {
    expect(findings({ 'a.b': 'Price', 'a.c': 'Volume' }, { 'a.b': 'السعر' })).toEqual([
      "messages/en/market.po:7 'a.c' has no Arabic text.",
    ]);
    expect(findings({}, { 'a.b': 'السعر' })[0]).toBe("messages/ar/market.po:4 'a.b' has no English text.");
  });

  it('must take the same values', () => {
    expect(findings({ 'a.b': 'Price of {symbol}' }, { 'a.b': 'سعر {name}' })[0]).toContain(
      'takes other values than the English: name, not symbol.',
    );
  });

  it('may let a value that is shown choose its noun in one language only', () => {
    const dirhams =
      '{a, plural, zero {{a} درهم} one {درهم واحد} two {درهمان} few {{a} دراهم} many {{a} درهماً} other {{a} درهم}}';
    expect(findings({ 'a.b': 'AED {a}' }, { 'a.b': dirhams })).toEqual([]);
    expect(findings({ 'a.b': 'AED' }, { 'a.b': dirhams })[0]).toContain('takes other values');
  });

  it('need every plural class of their language', () => {
    const plural = '{n, plural, one {سهم} other {# أسهم}}';
    expect(findings({ 'a.b': '{n, plural, one {share} other {shares}}' }, { 'a.b': plural })[0]).toContain(
      'lacks the branch zero, two, few, many',
    );
    expect(findings({ 'a.b': '{n, plural, other {shares}}' }, { 'a.b': ALL_SIX })[0]).toContain('lacks the branch one');
  });

  it('must be in their own script, but for figures and listed names', () => {
    expect(findings({ 'a.b': 'Price' }, { 'a.b': 'Price' })[0]).toContain('has no Arabic letter');
    expect(findings({ 'a.b': 'Price' }, { 'a.b': 'السعر ٥' })[0]).toContain('Arabic-Indic digits');
    expect(findings({ 'a.b': 'السعر' }, { 'a.b': 'السعر' })[0]).toContain('has Arabic letters');
    expect(findings({ 'a.b': '{a} – {b}' }, { 'a.b': '{a} – {b}' })).toEqual([]);
    expect(
      findings({ 'a.b': 'ISIN' }, { 'a.b': 'ISIN' }, { untranslated: 'a.b  the code is named so everywhere' }),
    ).toEqual([]);
  });

  it('are listed as untranslated only while they exist, with a reason', () => {
    expect(findings({ 'a.b': 'ISIN' }, { 'a.b': 'ISIN' }, { untranslated: 'a.b\na.z  gone' })).toEqual([
      "messages/untranslated.txt:1 'a.b' is listed without a reason.",
      "messages/untranslated.txt:2 'a.z' is in no catalog: remove the line.",
    ]);
  });

  it('must be well formed and not empty', () => {
    expect(findings({ 'a.b': 'Price of {symbol' }, { 'a.b': 'سعر {symbol}' })[0]).toContain('is no ICU message');
    expect(findings({ 'a.b': 'Price' }, { 'a.b': '' })[0]).toContain('is empty');
  });
});

describe('texts in use', () => {
  const texts: [Texts, Texts] = [
    { 'a.open': 'Open', 'a.closed': 'Closed' },
    { 'a.open': 'مفتوح', 'a.closed': 'مغلق' },
  ];

  it('must exist when they are asked for', () => {
    const view = "const text = textOf(locale);\ntext('a.open');\ntext(x ? 'a.closed' : 'a.gone');";
    expect(findings(...texts, { view })).toEqual(["app/blocks/a.tsx:3 No catalog has 'a.gone'."]);
  });

  it('must be asked for while they exist', () => {
    expect(findings(...texts, { view: "useText()('a.open');" })).toEqual([
      "messages/en/market.po:7 Nothing uses 'a.closed': remove it from both languages.",
    ]);
  });

  it('may be built from a part that varies, or stand in a table', () => {
    expect(findings(...texts, { view: 'function line(t: Text) { return t(`a.${phase}`); }' })).toEqual([]);
    expect(findings(...texts, { view: "const LABEL = { open: 'a.open', closed: 'a.closed' };" })).toEqual([]);
    expect(findings(...texts, { view: "t(`b.${phase}`); const ids = ['a.open', 'a.closed'];" })[0]).toContain(
      'No catalog has /^b',
    );
  });
});
