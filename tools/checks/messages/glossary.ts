import { MESSAGE_LOCALES, messagesOf, type Message, type MessageLocale } from '../../messages/catalog.ts';
import { GlossaryError, glossaryFile, readGlossary, type GlossarySource } from '../../messages/glossary-source.ts';
import type { Finding, Tree } from '../tree.ts';

/** An explanation is a line or two under the figures: a longer one belongs in an article. */
const MOST_CHARACTERS = 240;
const ARABIC_LETTER = /\p{Script=Arabic}/u;
const ARABIC_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/;
/** Units are in the label, not in the term: 'Value (AED)', 'Value ({currency})', 'القيمة (مليون درهم)'. */
const UNIT = / \((?:AED|million|[^)]*(?:درهم|سهم|مليون|\{(?:currency|unit)\})).*$/;

/**
 * Checks that both languages explain the same terms, briefly, and use the interface's name for each: one rendering per
 * term.
 */
export function checkGlossary(tree: Tree): Finding[] {
  try {
    const source = readGlossary((file) => (tree.files.includes(file) ? tree.read(file) : ''));
    return [
      ...entryProblems(source),
      ...MESSAGE_LOCALES.flatMap((locale) => [
        ...idProblems(source, locale),
        ...wordProblems(source, locale),
        ...labelProblems(source, locale, catalogOf(tree, locale)),
      ]),
    ];
  } catch (error) {
    if (!(error instanceof GlossaryError)) throw error;
    return [{ file: error.file, line: error.line, message: error.message }];
  }
}

function entryProblems({ facts, lineOf }: GlossarySource): Finding[] {
  return Object.entries(facts).flatMap(([id, { see }]) =>
    see
      .filter((other) => !(other in facts) || other === id)
      .map((other) => ({
        file: glossaryFile('entries'),
        line: lineOf('entries', id),
        message: `'${id}' sends the reader to '${other}', which is no other term.`,
      })),
  );
}

function idProblems({ facts, words, lineOf }: GlossarySource, locale: MessageLocale): Finding[] {
  const file = glossaryFile(locale);
  const [required, given] = [Object.keys(facts), Object.keys(words[locale])];
  return [
    ...required.filter((id) => !given.includes(id)).map((id) => ({ file, line: 1, message: `'${id}' has no words.` })),
    ...given
      .filter((id) => !required.includes(id))
      .map((id) => ({ file, line: lineOf(locale, id), message: `'${id}' is not in ${glossaryFile('entries')}.` })),
  ];
}

function wordProblems({ words, lineOf }: GlossarySource, locale: MessageLocale): Finding[] {
  return Object.entries(words[locale]).flatMap(([id, { term, words: text, formula }]) => {
    const written = [term, text, ...(formula ? [formula] : [])];
    const script = written.some((each) => ARABIC_LETTER.test(each) !== (locale === 'ar'));
    return [
      ...(text.length > MOST_CHARACTERS
        ? [`has ${text.length} characters, and ${MOST_CHARACTERS} are the most: shorten it.`]
        : []),
      ...(script ? ['is not written in its language.'] : []),
      ...(written.some((each) => ARABIC_DIGIT.test(each)) ? ['has Arabic-Indic digits; figures are Latin.'] : []),
      ...(/[.!?؟]$/.test(text) ? [] : ['does not end a sentence.']),
    ].map((problem) => ({ file: glossaryFile(locale), line: lineOf(locale, id), message: `'${id}' ${problem}` }));
  });
}

function catalogOf(tree: Tree, locale: MessageLocale): Map<string, Message> {
  const files = tree.files.filter((file) => file.startsWith(`messages/${locale}/`) && file.endsWith('.po'));
  return new Map(files.flatMap((file) => messagesOf(tree.read(file), file)).map((message) => [message.id, message]));
}

function labelProblems(
  { facts, words, lineOf }: GlossarySource,
  locale: MessageLocale,
  catalog: Map<string, Message>,
): Finding[] {
  return Object.entries(facts).flatMap(([id, { labels }]) => {
    const own = words[locale][id];
    const names = own ? [own.term, ...own.also] : [];
    return labels.flatMap((label) => {
      const message = catalog.get(label);
      if (!message)
        return [
          {
            file: glossaryFile('entries'),
            line: lineOf('entries', id),
            message: `No catalog has the label '${label}' of '${id}'.`,
          },
        ];
      if (names.some((name) => isSame(name, message.text))) return [];
      const { file, line, text } = message;
      return [
        {
          file,
          line,
          message: `'${label}' says '${text}', and the glossary calls '${id}' ${names.map((name) => `'${name}'`).join(' or ')}: one rendering each.`,
        },
      ];
    });
  });
}

function isSame(name: string, label: string): boolean {
  return [label, label.replace(UNIT, '')].some((text) => plain(text) === plain(name));
}

/** The Arabic article and English capitals make no different term. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/(^|\s)ال/g, '$1')
    .replace(/[.:]$/, '');
}
