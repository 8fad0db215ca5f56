import { MESSAGE_LOCALES, messagesOf, type Message, type MessageLocale } from '../../messages/catalog.ts';
import type { Finding, Tree } from '../tree.ts';
import { checkLanguage, compareLanguages } from './languages.ts';
import { shapeOf } from './icu.ts';
import { checkParts } from './parts.ts';
import { checkUse } from './use.ts';

/** Ids whose text is the same in any language, one per line: `id  why`. */
const EXEMPT_FILE = 'messages/untranslated.txt';

/** Checks that each text of the interface exists once in both languages, and that every text is used. */
export function checkMessages(tree: Tree): Finding[] {
  const all = Object.fromEntries(MESSAGE_LOCALES.map((locale) => [locale, catalogOf(tree, locale)])) as Record<
    MessageLocale,
    Message[]
  >;
  const broken = MESSAGE_LOCALES.flatMap((locale) => all[locale].flatMap(syntaxProblem));
  if (broken.length > 0) return broken;
  const exempt = exemptIds(tree);
  return [
    ...MESSAGE_LOCALES.flatMap((locale) => [
      ...repeated(all[locale]),
      ...checkLanguage(locale, all[locale], new Set(exempt.map(({ id }) => id))),
    ]),
    ...compareLanguages(all.en, all.ar),
    ...checkUse(tree, all.en),
    ...checkParts(tree, all.en),
    ...exempt.flatMap((entry) => exemptProblem(entry, all.en)),
  ];
}

function catalogOf(tree: Tree, locale: MessageLocale): Message[] {
  return tree.files
    .filter((file) => file.startsWith(`messages/${locale}/`) && file.endsWith('.po'))
    .flatMap((file) => messagesOf(tree.read(file), file));
}

function syntaxProblem({ id, text, file, line }: Message): Finding[] {
  try {
    shapeOf(text);
    return [];
  } catch (error) {
    return [{ file, line, message: `'${id}' is no ICU message: ${(error as Error).message.split('\n')[0]}` }];
  }
}

function repeated(messages: readonly Message[]): Finding[] {
  const seen = new Set<string>();
  return messages.flatMap(({ id, file, line }) => {
    const again = seen.has(id);
    seen.add(id);
    return again ? [{ file, line, message: `'${id}' stands twice: remove one.` }] : [];
  });
}

interface Exempt {
  id: string;
  reason: string;
  line: number;
}

function exemptIds(tree: Tree): Exempt[] {
  if (!tree.files.includes(EXEMPT_FILE)) return [];
  return tree
    .read(EXEMPT_FILE)
    .split('\n')
    .map((text, index) => ({ id: text.split(/\s/)[0] ?? '', reason: text.replace(/^\S+/, '').trim(), line: index + 1 }))
    .filter(({ id }) => id !== '' && !id.startsWith('#'));
}

function exemptProblem({ id, reason, line }: Exempt, messages: readonly Message[]): Finding[] {
  const problems = [
    ...(messages.some((message) => message.id === id) ? [] : [`'${id}' is in no catalog: remove the line.`]),
    ...(reason === '' ? [`'${id}' is listed without a reason.`] : []),
  ];
  return problems.map((message) => ({ file: EXEMPT_FILE, line, message }));
}
