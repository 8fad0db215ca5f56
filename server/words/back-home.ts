import type { Locale } from '#domain/locale.ts';

export const BACK_HOME: Record<Locale, string> = { en: 'Go back to home', ar: 'العودة إلى الصفحة الرئيسية' };
