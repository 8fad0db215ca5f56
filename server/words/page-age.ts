import type { Locale } from '#domain/locale.ts';

/** Why a page is older than it should be: it could not be rendered again, or rendering takes long. */
export type AgeCause = 'fault' | 'slow';

/** HTML that states the time an outdated page dates from. */
export const SENTENCE: Record<Locale, Record<AgeCause, (date: string, time: string) => string>> = {
  en: {
    fault: (date, time) =>
      `<b>We cannot update this page at the moment.</b> It shows what we had on ${date} at ${time}. We keep trying.`,
    slow: (date, time) =>
      `<b>This page is being updated.</b> It shows what we had on ${date} at ${time}. Reload it in a moment.`,
  },
  ar: {
    fault: (date, time) =>
      `<b>يتعذّر تحديث هذه الصفحة حالياً.</b> آخر تحديث لها ${date}، الساعة ${time}. ونواصل المحاولة.`,
    slow: (date, time) => `<b>يجري تحديث هذه الصفحة.</b> آخر تحديث لها ${date}، الساعة ${time}. أعد تحميلها بعد لحظات.`,
  },
};
