import type { Finding, Tree } from '../tree.ts';

/** Words that readers do not use, or second names of a term, with their replacement. */
interface Banned {
  pattern: RegExp;
  instead: string;
  /** Vowel signs distinguish this word from another one with the same letters. */
  isVocalised?: true;
}

/** Private English: words that a broker's clerk would not use with a customer. */
const ENGLISH: readonly Banned[] = [
  { pattern: /\b(stands?|stood)\b/i, instead: 'is' },
  { pattern: /\bheld\b/i, instead: 'owned, recorded, available' },
  { pattern: /\bkept\b/i, instead: 'saved, recorded' },
  { pattern: /\btold\b/i, instead: 'announced, published' },
  { pattern: /\bknown\b/i, instead: 'available, announced; or “We have no …”' },
  { pattern: /(?<!\bthere )\b(is|are) no\b(?! longer)/i, instead: 'is not; or “We do not recognise …”' },
  { pattern: /\bnothing (is|was|has)\b/i, instead: 'no, and the noun' },
  { pattern: /\bwhoever\b/i, instead: 'you, or who it is' },
  { pattern: /\breckon/i, instead: 'calculate, count' },
  { pattern: /\bdear(er)?\b/i, instead: 'expensive' },
  { pattern: /\bpapers\b/i, instead: 'documents' },
  { pattern: /\bthe same for programs\b/i, instead: 'JSON' },
  { pattern: /\bgo(es)? on\b/i, instead: 'continue' },
  { pattern: /\bas told since\b/i, instead: 'as of' },
  { pattern: /\bat least[.!?]?(?=["'}]|$)/i, instead: '“at least” before its number' },
  { pattern: /\bthis site (says|names|sets)\b/i, instead: 'we' },
  // One word for one thing.
  { pattern: /\btickers?\b/i, instead: 'symbol' },
  { pattern: /\bturnover\b/i, instead: 'value traded' },
  { pattern: /\bmarket values?\b/i, instead: 'market cap' },
  { pattern: /\b(main|second) board\b/i, instead: 'main market, second market' },
];

/** English sentences in Arabic letters, and second renderings of a term. */
const ARABIC: readonly Banned[] = [
  // Data is not read: it is updated, or not available yet.
  { pattern: /تُقرأ|قُرئ|يُقرأ/, instead: 'تُحدَّث، لم تتوفر بعد', isVocalised: true },
  // Links do not lead, and lists do not say.
  { pattern: /(?<!\p{L})[وف]?[يت]قود/u, instead: 'ينقلك، يفتح' },
  { pattern: /(?<!\p{L})[وف]?[يت]قول/u, instead: 'يبيّن، يذكر' },
  // Orders are collected and matched: they do not meet.
  { pattern: /(?<!\p{L})[وف]?[يت]لتقي|التقاء/u, instead: 'تُجمع وتُنفَّذ، مطابقة الأوامر' },
  { pattern: /حزم(?:ة)? للتداول|لا حزم/, instead: 'لا حد أدنى لكمية الأمر' },
  { pattern: /نسج الخيال|متخيل/, instead: 'افتراضي' },
  { pattern: /بورصة تجريبية/, instead: 'بورصة افتراضية (محاكاة)' },
  // “No … is known”: missing data is worded as لا يوجد, لا تتوفر.
  { pattern: /(?<!\p{L})لا [^.،]*معروف|لا (?:ي|ت)عرف(?:ون)? ل/u, instead: 'لا توجد، لا تتوفر' },
  // The date of a figure, not the end of a period.
  { pattern: /حتى تاريخ \{/, instead: 'كما في، آخر تحديث' },
  // Terms have one rendering.
  { pattern: /المنصة (?:الرئيسية|الثانية)/, instead: 'السوق الرئيسي، السوق الثاني' },
  { pattern: /القوائم المالية|قوائم مالية|قوائمه[ا]? المالية/, instead: 'البيانات المالية' },
  { pattern: /تاريخ التداول بدون أرباح/, instead: 'تاريخ استبعاد الأرباح' },
  { pattern: /آخر يوم للشراء/, instead: 'آخر يوم شراء للاستحقاق' },
  { pattern: /التداول عند سعر الإغلاق/, instead: 'التداول وفق سعر الإغلاق' },
  { pattern: /باب الترشيح|الترشيحات/, instead: 'باب الترشح' },
  { pattern: /الحزمة الإعلامية/, instead: 'الحقيبة الإعلامية' },
  { pattern: /(?<!\p{L})بحسب(?!\p{L})/u, instead: 'حسب' },
  { pattern: /القادم/, instead: 'المقبل' },
  { pattern: /ستعم[ا]?ل/, instead: 'استخدام' },
  { pattern: /(?<!\p{L})(?:ال)?كلفة/u, instead: 'تكلفة' },
  { pattern: /حاملو|حاملي/, instead: 'حملة' },
];

/**
 * Files that visitors read, by language. Rules of the market have both languages and are checked against both lists.
 */
const READ: readonly [file: RegExp, banned: readonly Banned[]][] = [
  [/^messages\/en\/.+\.po$|^messages\/glossary\/en\.yaml$|^content\/en\/.+\.md$/, ENGLISH],
  [/^messages\/ar\/.+\.po$|^messages\/glossary\/ar\.yaml$|^content\/ar\/.+\.md$/, ARABIC],
  [/^content\/rules\/.+\.yaml$/, [...ENGLISH, ...ARABIC]],
];

/** Parts that are not text: ids, and the targets of links. */
const NO_TEXT = /^msgid .*$|\]\([^)]*\)|\{[#\w-]+\}|^\s*(?:see:|labels:).*$/gm;
/** A comment; in an article such a line is a heading. */
const COMMENT = /^\s*#.*$/gm;
const VOWEL_SIGNS = /[\u064b-\u0652\u0670]/g;

/** Lines of messages, of the glossary, of articles and of rules with wording that a reader would stumble over. */
export function checkWords(tree: Tree): Finding[] {
  return tree.files.flatMap((file) => {
    const banned = READ.find(([pattern]) => pattern.test(file))?.[1];
    return banned ? linesOf(file, tree.read(file)).flatMap((line, index) => found(line, banned, file, index + 1)) : [];
  });
}

function linesOf(file: string, source: string): string[] {
  const texts = file.endsWith('.md') ? source : source.replace(COMMENT, '');
  return texts.replace(NO_TEXT, '').split('\n');
}

function found(text: string, banned: readonly Banned[], file: string, line: number): Finding[] {
  const plain = text.replace(VOWEL_SIGNS, '');
  return banned.flatMap(({ pattern, instead, isVocalised }) => {
    const match = pattern.exec(isVocalised ? text : plain);
    return match ? [{ file, line, message: `“${match[0].trim()}”: write ${instead}.` }] : [];
  });
}
