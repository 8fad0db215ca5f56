import { answerPlainly, plainPage } from '../plain-page.ts';

export type Refusal = 'cross-site' | 'too-large' | 'no-form' | 'too-often';

const PAGES: Record<Refusal, { status: number; html: string }> = {
  'cross-site': {
    status: 403,
    html: plainPage({
      en: {
        title: 'This form was not sent from this site',
        text: 'To protect you, forms are taken only from our own pages. Open the page of the form and send it from there.',
      },
      ar: {
        title: 'لم يُرسَل هذا النموذج من موقعنا',
        text: 'حرصاً على سلامتك لا نقبل النماذج إلا من صفحاتنا. افتح صفحة النموذج وأرسله منها.',
      },
    }),
  },
  'too-large': {
    status: 413,
    html: plainPage({
      en: {
        title: 'What was sent is too large',
        text: 'Nothing of it was kept. Make it shorter, or the files smaller, and send it again.',
      },
      ar: {
        title: 'حجم ما أُرسل أكبر من المسموح',
        text: 'لم يُحفظ منه شيء. اختصر النص أو صغّر الملفات، ثم أرسله مرة أخرى.',
      },
    }),
  },
  'no-form': {
    status: 415,
    html: plainPage({
      en: { title: 'What was sent is not a form', text: 'Open the page of the form and send it from there.' },
      ar: { title: 'ما أُرسل ليس نموذجاً', text: 'افتح صفحة النموذج وأرسله منها.' },
    }),
  },
  'too-often': {
    status: 429,
    html: plainPage({
      en: {
        title: 'Too much was sent in a short time',
        text: 'Nothing of the last attempt was kept. Wait a minute, then send it again.',
      },
      ar: {
        title: 'محاولات إرسال كثيرة في وقت قصير',
        text: 'لم يُحفظ شيء من المحاولة الأخيرة. انتظر دقيقة ثم أرسل مرة أخرى.',
      },
    }),
  },
};

/** Why a submitted body is refused, as a page in both languages. */
export function refuse(refusal: Refusal, headers: Record<string, string> = {}): Response {
  const { status, html } = PAGES[refusal];
  return answerPlainly(html, status, headers);
}
