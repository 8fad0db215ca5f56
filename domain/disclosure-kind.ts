import { normaliseArabic } from './arabic.ts';

/** What a disclosure is about, by this site's own rules: the feed does not say. */
export type DisclosureKind =
  | 'results'
  | 'board-meeting'
  | 'general-meeting'
  | 'dividend'
  | 'governance'
  | 'material-information'
  | 'integrated-report'
  | 'press-release'
  | 'other';

/**
 * The first that fits decides, so what is about a meeting goes before what the meeting is about (headlines: upstream-contracts.md 5.8).
 * Arabic stands here as `normaliseArabic` leaves it.
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
  ['governance', /governance|nomin(ee|ation)|board (of directors )?member|حوكمه|ترشيح|ترشح|مرشح/],
  ['material-information', /material information|معلومات جوهريه/],
];

const FILE_TYPES: Readonly<Record<string, DisclosureKind>> = {
  integrated_reports: 'integrated-report',
  general_meetings: 'general-meeting',
  financial_reports: 'results',
};

/** The kind of a disclosure from its headline in either language, else from the type of its first file. */
export function disclosureKind(headline: string, fileType?: string | null): DisclosureKind {
  const words = normaliseArabic(headline);
  const byHeadline = HEADLINES.find(([, pattern]) => pattern.test(words))?.[0];
  return byHeadline ?? FILE_TYPES[fileType ?? ''] ?? 'other';
}
