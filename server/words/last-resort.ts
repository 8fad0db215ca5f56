import { answerPlainly, plainPage } from '../plain-page.ts';

/**
 * The page for when the error page itself failed (docs/specification.md, section 8). Static, bilingual, and independent
 * of everything that could fail: no template, no catalog, no style sheet, no store.
 */
export const LAST_RESORT_HTML = plainPage({
  en: {
    title: 'An error occurred while showing the error page',
    text: 'Unfortunately an error occurred and while showing the error page another error occurred',
  },
  ar: {
    title: 'حدث خطأ أثناء عرض صفحة الخطأ',
    text: 'عذراً، حدث خطأ، ثم حدث خطأ آخر أثناء عرض صفحة الخطأ.',
  },
});

const DOCUMENT_HTML = plainPage({
  en: {
    title: 'This document cannot be fetched at the moment',
    text: 'The service that keeps it does not answer, and no copy is held here yet. Please try again in a minute.',
  },
  ar: {
    title: 'يتعذّر جلب هذا المستند حالياً',
    text: 'الخدمة التي تحفظه لا تستجيب، ولا تتوفر نسخة منه هنا بعد. يُرجى المحاولة مرة أخرى بعد دقيقة.',
  },
});

const REFUSED_HTML = plainPage({
  en: {
    title: 'This file was refused',
    text: 'What its sender gave is not a document that can be handed on: it is damaged, locked, too large, or something in it would run. Nothing of it was kept. Please ask the issuer for another copy.',
  },
  ar: {
    title: 'رُفض هذا الملف',
    text: 'ما أرسلته الجهة المصدرة لا يصلح مستنداً يمكن تقديمه: فهو تالف أو مقفل أو كبير جداً، أو أنه يحتوي على ما قد يُشغَّل. ولم يُحفظ منه شيء. يُرجى طلب نسخة أخرى من الجهة المصدرة.',
  },
});

const REFUSED_NOW_HTML = plainPage({
  en: {
    title: 'This file was refused',
    text: 'What the service that keeps it gave is not a whole PDF, and nothing of it was kept. Please try again in a minute.',
  },
  ar: {
    title: 'رُفض هذا الملف',
    text: 'ما قدّمته الخدمة التي تحفظه ليس ملف PDF كاملاً، ولم يُحفظ منه شيء. يُرجى المحاولة مرة أخرى بعد دقيقة.',
  },
});

const RETRY = { 'Retry-After': '60' };

export function lastResort(): Response {
  return answerPlainly(LAST_RESORT_HTML, 500);
}

/** For a file without a copy whose origin does not answer. */
export function documentUnavailable(): Response {
  return answerPlainly(DOCUMENT_HTML, 503, RETRY);
}

/**
 * For a file that its origin provides and that the site does not pass on; `isMomentary` when a later answer may be
 * good.
 */
export function documentRefused({ isMomentary }: { isMomentary: boolean }): Response {
  return isMomentary ? answerPlainly(REFUSED_NOW_HTML, 503, RETRY) : answerPlainly(REFUSED_HTML, 403);
}
