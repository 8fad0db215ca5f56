import type { Message, MessageLocale } from '../../messages/catalog.ts';
import type { Finding } from '../tree.ts';
import { shapeOf, type Choice, type Shape } from './icu.ts';

const NAMES: Record<MessageLocale, string> = { en: 'English', ar: 'Arabic' };
const ARABIC_LETTER = /\p{Script=Arabic}/u;
const LATIN_LETTER = /\p{Script=Latin}/u;
/** Digits are Latin in both languages. */
const ARABIC_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/;

/** Texts that only one language has, or that have different values or branches. */
export function compareLanguages(english: readonly Message[], arabic: readonly Message[]): Finding[] {
  const other = new Map(arabic.map((message) => [message.id, message]));
  const known = new Set(english.map(({ id }) => id));
  return [
    ...english.flatMap((message) => {
      const translation = other.get(message.id);
      return translation ? compare(message, translation) : [missing(message, 'ar')];
    }),
    ...arabic.filter(({ id }) => !known.has(id)).map((message) => missing(message, 'en')),
  ];
}

function missing({ id, file, line }: Message, locale: MessageLocale): Finding {
  return { file, line, message: `'${id}' has no ${NAMES[locale]} text.` };
}

function compare(english: Message, arabic: Message): Finding[] {
  const from = shapeOf(english.text);
  const to = shapeOf(arabic.text);
  const list = (shape: Shape) => needed(shape).join(', ') || 'none';
  if (list(from) === list(to)) return [];
  return [finding(arabic, `takes other values than the English: ${list(to)}, not ${list(from)}.`)];
}

/** A displayed value may also choose the noun beside it, in the language whose nouns depend on the number. */
function needed({ placeholders }: Shape): readonly string[] {
  return placeholders.filter(
    (each) => !each.endsWith(':plural') || !placeholders.includes(each.slice(0, -':plural'.length)),
  );
}

/** Faults in the texts of one language. `exempt` has the ids whose text is the same in any language. */
export function checkLanguage(
  locale: MessageLocale,
  messages: readonly Message[],
  exempt: ReadonlySet<string>,
): Finding[] {
  return messages.flatMap((message) => {
    if (message.text.trim() === '') return [finding(message, 'is empty.')];
    const { words, choices } = shapeOf(message.text);
    return [
      ...(exempt.has(message.id) ? [] : scriptProblems(locale, words)),
      ...choices.flatMap((choice) => branchProblems(locale, choice)),
    ].map((problem) => finding(message, problem));
  });
}

function scriptProblems(locale: MessageLocale, words: string): string[] {
  if (ARABIC_DIGIT.test(words)) return ['has Arabic-Indic digits; figures are in Latin digits.'];
  const letters = ARABIC_LETTER.test(words);
  if (locale === 'ar' && !letters && LATIN_LETTER.test(words)) {
    return ['has no Arabic letter: translate it, or list it in messages/untranslated.txt with the reason.'];
  }
  if (locale === 'en' && letters)
    return ['has Arabic letters: write it in English, or list it in messages/untranslated.txt with the reason.'];
  return [];
}

function branchProblems(locale: MessageLocale, { name, kind, branches }: Choice): string[] {
  const lacking = requiredBranches(locale, kind).filter((branch) => !branches.includes(branch));
  return lacking.length === 0 ? [] : [`lacks the branch ${lacking.join(', ')} of {${name}, ${kind}}.`];
}

function requiredBranches(locale: MessageLocale, kind: Choice['kind']): string[] {
  if (kind === 'select') return ['other'];
  return new Intl.PluralRules(locale, { type: kind === 'plural' ? 'cardinal' : 'ordinal' }).resolvedOptions()
    .pluralCategories;
}

function finding({ id, file, line }: Message, problem: string): Finding {
  return { file, line, message: `'${id}' ${problem}` };
}
