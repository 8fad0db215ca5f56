import type { Reason } from '../overload/later.ts';
import { answerPlainly, plainPage } from '../plain-page.ts';

/** For a page that is not cached and cannot be rendered without the store. */
export const UNAVAILABLE: Reason = {
  problem: 'unavailable',
  page: {
    en: {
      title: 'This page is not available at the moment',
      text: 'We cannot reach our records, and we keep trying. Please try again in a few seconds. You can follow prices on the home page and in the market watch.',
    },
    ar: {
      title: 'هذه الصفحة غير متاحة حالياً',
      text: 'يتعذّر الوصول إلى سجلاتنا، ونواصل المحاولة. يُرجى المحاولة مرة أخرى بعد ثوانٍ. الأسعار مستمرة في الصفحة الرئيسية وفي شاشة متابعة السوق.',
    },
  },
  file: {
    en: 'This file is not available at the moment. Please ask for it again in a few seconds.',
    ar: 'هذا الملف غير متاح حالياً. يُرجى طلبه مرة أخرى بعد ثوانٍ.',
  },
};

const HTML = plainPage(UNAVAILABLE.page);

/** The same for requests other than pages. */
export function unavailableNow(): Response {
  return answerPlainly(HTML, 503, { 'Retry-After': '5' });
}
