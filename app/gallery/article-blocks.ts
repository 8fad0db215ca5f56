import type { Paragraph } from '#domain/article.ts';
import type { Locale } from '#domain/locale.ts';
import { exchange } from '#exchange.config.ts';
import type { ShownBlock, ShownLink } from '#app/blocks/article/shown-article.ts';

/** Texts in both languages, in the order English, Arabic. */
type Words = readonly [en: string, ar: string];

const LEAD: Words = [
  'One opening paragraph says what the page gives its reader, and stops there.',
  'فقرة افتتاحية واحدة تقول للقارئ ما الذي يجده في الصفحة، وتكتفي بذلك.',
];
const PLAIN: Words = ['A sentence with ', 'جملة فيها '];
const STRESSED: Words = ['a stressed word', 'كلمة مؤكَّدة'];
const STEPS: readonly Words[] = [
  ['Get an investor number', 'احصل على رقم المستثمر'],
  ['Open a trading account', 'افتح حساب تداول'],
  ['Place your order', 'أدخل أمرك'],
];
const STEP_BODY: Words = [
  'A broker enters the order into the market once the account is open.',
  'يُدخل الوسيط الأمر إلى السوق بعد فتح الحساب.',
];
const HEAD: readonly Words[] = [
  ['Security', 'الورقة المالية'],
  ['Pays', 'العائد'],
  ['Settles', 'التسوية'],
];
const CELLS: readonly (readonly Words[])[] = [
  [
    ['Share', 'السهم'],
    ['Dividends', 'توزيعات الأرباح'],
    ['T+2', 'T+2'],
  ],
  [
    ['Sukuk', 'الصكوك'],
    ['Profit distributions', 'توزيعات الأرباح الدورية'],
    ['T+2', 'T+2'],
  ],
];
const CAPTION: Words = ['Two ways to invest', 'طريقتان للاستثمار'];
const QUESTIONS: readonly (readonly [Words, Words])[] = [
  [
    ['When does a trade settle?', 'متى تتم تسوية الصفقة؟'],
    ['Two trading days after it was made.', 'بعد يومي تداول من إبرامها.'],
  ],
  [
    ['What is an ISIN?', 'ما الرقم الدولي (ISIN)؟'],
    [
      'Twelve letters and digits that name one security everywhere.',
      'اثنتا عشرة خانة تدل على ورقة مالية واحدة أينما كانت.',
    ],
  ],
];
const FIGURE: Words = ['Securities on the embedded exchange', 'أوراق مالية في البورصة الافتراضية'];
const SOURCE: Words = ['This site', 'هذا الموقع'];
const DOCUMENT: Words = ['Trading rules', 'قواعد التداول'];
const DOCUMENT_NOTE: Words = ['How orders meet, and what ends a session', 'كيف تتقابل الأوامر وبمَ تنتهي الجلسة'];
const QUOTE: Words = ['A price is an opinion with money behind it.', 'السعر رأيٌ وراءه مال.'];
const WHO: Words = ['A saying of the trading floor', 'من أقوال قاعة التداول'];
const CALL: Words = ['Ready to begin?', 'هل أنت مستعد للبدء؟'];
const CALL_WORDS: Words = ['Three steps lead to the first order.', 'ثلاث خطوات تفصلك عن أول أمر.'];
const CALL_LABEL: Words = ['How to trade', 'كيف تتداول'];

export type ArticleState =
  | 'lead'
  | 'text'
  | 'steps'
  | 'figures'
  | 'comparison'
  | 'questions'
  | 'documents'
  | 'quote'
  | 'call'
  | 'stores'
  | 'contact';

const PAGE: ShownLink = { kind: 'page', href: '/investing/services/how-to-trade' };

/** One block of every kind that an article can have, besides the live ones. */
export function articleBlocks(locale: Locale): Record<ArticleState, ShownBlock> {
  const say = ([en, ar]: Words) => (locale === 'ar' ? ar : en);
  const paragraph = (words: Words): Paragraph<ShownLink> => ({ type: 'paragraph', children: [say(words)] });
  return {
    lead: { type: 'lead', children: [say(LEAD)] },
    text: {
      type: 'list',
      ordered: false,
      items: STEPS.map(([en, ar], place) => [
        place
          ? paragraph([en, ar])
          : {
              type: 'paragraph',
              children: [
                say(PLAIN),
                { type: 'strong', children: [say(STRESSED)] },
                locale === 'ar' ? ' و' : ' and ',
                { type: 'link', to: PAGE, children: [say(CALL_LABEL)] },
              ],
            },
      ]),
    },
    steps: {
      type: 'steps',
      steps: STEPS.map((title, place) => ({ id: `step-${place}`, title: [say(title)], body: [paragraph(STEP_BODY)] })),
    },
    figures: {
      type: 'figures',
      figures: [
        { figure: '112', what: [say(FIGURE)], year: '2026', source: [say(SOURCE)] },
        { figure: '40%', what: [say(FIGURE)], year: null, source: [say(SOURCE)] },
      ],
    },
    comparison: {
      type: 'comparison',
      caption: [say(CAPTION)],
      head: HEAD.map((words) => [say(words)]),
      rows: CELLS.map((row) => row.map((words) => [say(words)])),
    },
    questions: {
      type: 'questions',
      questions: QUESTIONS.map(([title, answer], place) => ({
        id: `question-${place}`,
        title: [say(title)],
        body: [paragraph(answer)],
      })),
    },
    documents: { type: 'documents', ways: [{ to: PAGE, label: [say(DOCUMENT)], note: [say(DOCUMENT_NOTE)] }] },
    quote: { type: 'quote', text: [say(QUOTE)], who: [say(WHO)] },
    call: {
      type: 'call',
      title: [say(CALL)],
      text: [say(CALL_WORDS)],
      way: { to: PAGE, label: [say(CALL_LABEL)], note: [] },
    },
    stores: { type: 'stores', app: 'exchange' },
    contact: { type: 'contact', of: exchange.contact },
  };
}
