import type { Locale } from '../locale.ts';

const ARABIC_WEEKDAYS = ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'] as const;
const ENGLISH_WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Sunday first, like `weekday`. */
export const WEEKDAYS: Record<Locale, readonly string[]> = { en: ENGLISH_WEEKDAYS, ar: ARABIC_WEEKDAYS };
