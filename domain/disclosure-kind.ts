import { normaliseArabic } from './arabic.ts';
import type { Disclosure } from './disclosure.ts';

/** Subjects of disclosures, in the order in which lists show them. */
export const DISCLOSURE_KINDS = [
  'results',
  'dividend',
  'board-meeting',
  'general-meeting',
  'governance',
  'material-information',
  'integrated-report',
  'press-release',
  'shareholding',
  'fund-report',
  'exchange-query',
  'notification',
  'other',
] as const;
/** The subject of a disclosure, by this site's own rules: the feed does not give it. */
export type DisclosureKind = (typeof DISCLOSURE_KINDS)[number];

/**
 * The first match decides, so subjects about a meeting precede the meeting's own topics (headlines: docs/contracts.md,
 * Headlines). Arabic is in the form that `normaliseArabic` returns.
 */
const HEADLINES: readonly [DisclosureKind, RegExp][] = [
  ['press-release', /press release|بيان صحفي/],
  ['integrated-report', /integrated report|التقرير المتكامل|تقرير متكامل/],
  ['general-meeting', /general (assembly|meeting)|\b(agm|egm)\b|الجمعيه العموميه/],
  ['board-meeting', /\b(bod|board( of directors)?) (meeting|resolution)|meeting of the board|اجتماع مجلس الاداره/],
  ['dividend', /dividend|توزيعات? (ال)?ارباح|ارباح نقديه|اسهم منحه|bonus shares/],
  [
    'results',
    /financial (statement|result|report)|earnings|\bresults? (for|of) the (period|year|quarter|\d)|management discussion|القوايم الماليه|البيانات الماليه|النتايج الماليه/,
  ],
  ['shareholding', /major (share)?holding|(share )?buy-?back|كبار (ال)?(مساهمين|ملاك)|(اعاده )?شرا (ال)?(اسهم|اسهمها)/],
  ['fund-report', /fund performance|net asset value|\bnav\b|ادا الصندوق|صافي قيمه الاصول/],
  [
    'exchange-query',
    /(reply|response|clarification) to the (exchange|market|regulator)|(رد|توضيح) .{0,20}(البورصه|السوق|الهييه)/,
  ],
  ['governance', /governance|nomin(ee|ation)|board (of directors )?member|حوكمه|ترشيح|ترشح|مرشح/],
  ['material-information', /material information|معلومات جوهريه/],
  ['notification', /^\s*(notification|notice|letter) (from|by|of) the company|^\s*(اخطار|اشعار|خطاب) من (ال)?شركه/],
];

/** A notice of when something will be disclosed is not of the kind of that disclosure. */
const DATE_NOTICE =
  /\b(date|time|schedule|postpone\w*|delay) (of|for|in) (the )?(disclos|announc|publish|publication|releas)|(موعد|تاريخ|تاجيل) (ال)?(افصاح|اعلان|نشر)/;

const FILE_TYPES: Readonly<Record<string, DisclosureKind>> = {
  integrated_reports: 'integrated-report',
  general_meetings: 'general-meeting',
  financial_reports: 'results',
};

interface DisclosureParts extends Pick<Disclosure, 'headline' | 'reportInterval'> {
  files: readonly Pick<Disclosure['files'][number], 'type'>[];
}

/** The kind of a disclosure from its headline in either language, or from the type of its first file. */
export function disclosureKind(headline: string, fileType?: string | null): DisclosureKind {
  const words = normaliseArabic(headline);
  if (DATE_NOTICE.test(words)) return 'notification';
  const byHeadline = HEADLINES.find(([, pattern]) => pattern.test(words))?.[0];
  return byHeadline ?? FILE_TYPES[fileType ?? ''] ?? 'other';
}

/** The kind of a disclosure: a report on a period is results, whatever its headline says. */
export function kindOf({ headline, reportInterval, files: [file] }: DisclosureParts): DisclosureKind {
  const isReport = reportInterval !== null && !DATE_NOTICE.test(normaliseArabic(headline));
  return isReport ? 'results' : disclosureKind(headline, file?.type);
}
