import type { Reason } from '../overload/later.ts';

/** For requests that are refused under overload. */
export const BUSY: Reason = {
  problem: 'busy',
  page: {
    en: {
      title: 'The site is very busy at the moment',
      text: 'More is being asked of it than it can answer. The market’s pages come first. Please try this one again in a few seconds.',
    },
    ar: {
      title: 'الموقع مزدحم حالياً',
      text: 'الطلبات الآن أكثر مما يمكن الرد عليه، والأولوية لصفحات السوق. يُرجى المحاولة مرة أخرى بعد ثوانٍ.',
    },
  },
  file: {
    en: 'The site is very busy at the moment. Please ask for this file again in a few seconds.',
    ar: 'الموقع مزدحم حالياً. يُرجى طلب هذا الملف مرة أخرى بعد ثوانٍ.',
  },
};
