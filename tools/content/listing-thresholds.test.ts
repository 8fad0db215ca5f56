import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { articleText } from '#domain/article-words.ts';
import { FEDERAL_CONDITIONS } from '#domain/federal-conditions.ts';
import { rulesOf } from '#domain/rulebook.ts';
import { exchange } from '#exchange.config.ts';
import { readRulebook } from './rulebook.ts';

const files = (pattern: string) => globSync(pattern).map((file) => file.replaceAll('\\', '/'));
const read = (file: string) => readFileSync(file, 'utf8');
const { books } = readRulebook({ files: files('content/rules/*.yaml'), read });
const RULES = rulesOf(books.en);
const CONDITIONS = [...FEDERAL_CONDITIONS, ...exchange.listing.conditions];
const PARTS = ['capital', 'market-cap', 'audited-years', 'shareholders'];

/** Every number of a dated row, as an article prints it. */
const ROWS = new Set(
  CONDITIONS.flatMap(({ subject, value, upper, eased }) =>
    [value, upper, eased?.value, eased?.above].flatMap((number) => {
      if (number === undefined || number === null) return [];
      return PARTS.includes(subject) || number > 100_000 ? [number] : [number, number / 1_000];
    }),
  ),
);
const CHARGES = new Set(exchange.listing.charges.flatMap((charge) => (charge.kind === 'rate' ? [charge.least] : [])));
const textsOf = () => RULES.flatMap(({ versions }) => versions.map(({ text }) => articleText({ blocks: text ?? [] })));
const numbersIn = (text: string) =>
  [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([one]) => Number(one.replaceAll(',', '')));
const IN_RULES = new Set(textsOf().flatMap(numbersIn));
/** Sentences that attribute their figure to another source: another regulator, a note, or an offering of a year. */
const ATTRIBUTED = /financial free zone|notes of \d{4}|offering of \d{4}|Financial free zone|example|20(?:22|24)/;
const THRESHOLD = /(?:at least|at most|minimum of|no less than|no more than) (?:AED )?(\d[\d,]*(?:\.\d+)?)/gi;

describe('what pages of raising capital print as a threshold', () => {
  const articles = files('content/en/raise-capital/**/*.md');

  it.each(articles)('%s', (file) => {
    for (const line of read(file).split('\n')) {
      if (ATTRIBUTED.test(line) || /^\|.*\|.*Financial|80%|30% under/.test(line)) continue;
      for (const [said, number] of line.matchAll(THRESHOLD)) {
        const value = Number(number!.replaceAll(',', ''));
        expect(
          ROWS.has(value) || IN_RULES.has(value) || CHARGES.has(value),
          `${said} in ${file} is no dated condition and no rule`,
        ).toBe(true);
      }
    }
  });

  it('names each law with its year', () => {
    for (const file of [...articles, ...files('content/en/investing/products/*.md')])
      for (const [law] of read(file).matchAll(/(?:Decree-Law|Decree|decision) \d+(?:\/\w+)?(?! of \d{4})\b.{0,12}/g))
        expect(law, file).toMatch(/ of \d{4}/);
  });

  it('names each law with its year in Arabic too, and in the texts of parts', () => {
    const arabic = files('content/ar/{raise-capital,investing/products}/**/*.md');
    for (const file of [...arabic, 'messages/ar/parts.po'])
      for (const [law] of read(file).matchAll(
        /(?:قانون|مرسوم|قرار|القرار)(?: بقانون)?(?: اتحادي| الاتحادي)? رقم \d+.{0,20}/g,
      ))
        expect(law, file).toMatch(/لسنة \d{4}/);
    for (const [law] of read('messages/en/parts.po').matchAll(
      /(?:Decree-Law|Decree|Decision|Resolution) \d+(?:\/\w+)?.{0,12}/g,
    ))
      expect(law).toMatch(/ of \d{4}/);
  });
});

describe("the exchange's own conditions", () => {
  it.each(exchange.listing.conditions.map((condition) => [condition.id, condition] as const))(
    '%s',
    (_id, condition) => {
      const rule = RULES.find(({ number }) => number === condition.rule);
      expect(rule, `rule ${condition.rule}`).toBeDefined();
      const version = rule!.versions.find(({ from }) => from === condition.from);
      const said = numbersIn(articleText({ blocks: version?.text ?? [] }));
      const isPart = condition.subject === 'free-float';
      expect(said).toContain(isPart ? condition.value! / 1_000 : condition.value);
    },
  );

  it('every row says where it is written, and rows of the law since when', () => {
    for (const { id, source, mark, from } of CONDITIONS) {
      expect(source, id).not.toBe('');
      if (mark === 'law' && id !== 'coop-market') expect(from, id).not.toBeNull();
    }
  });
});
