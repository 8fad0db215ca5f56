import type { Locale } from '#domain/locale.ts';

/** HTML that says as of when a page is that cannot be updated. */
export const SENTENCE: Record<Locale, (date: string, time: string) => string> = {
  en: (date, time) =>
    `<b>We cannot update this page at the moment.</b> It shows what we had on ${date} at ${time}. We keep trying.`,
  ar: (date, time) =>
    `<b>يتعذّر تحديث هذه الصفحة حالياً.</b> المعروض هنا كما في ${date}، الساعة ${time}. ونواصل المحاولة.`,
};
