import type { InEveryLanguage } from '../bilingual.ts';

export const NEW_YEAR: InEveryLanguage = { en: "New Year's Day", ar: 'رأس السنة الميلادية' };
export const COMMEMORATION_DAY: InEveryLanguage = { en: 'Commemoration Day', ar: 'يوم الشهيد' };
export const NATIONAL_DAY: InEveryLanguage = { en: 'National Day', ar: 'اليوم الوطني' };
export const EID_AL_FITR: InEveryLanguage = { en: 'Eid Al Fitr', ar: 'عيد الفطر' };
export const ARAFAH_DAY: InEveryLanguage = { en: 'Arafah Day', ar: 'يوم عرفة' };
export const EID_AL_ADHA: InEveryLanguage = { en: 'Eid Al Adha', ar: 'عيد الأضحى' };
export const HIJRI_NEW_YEAR: InEveryLanguage = { en: 'Hijri New Year', ar: 'رأس السنة الهجرية' };
export const PROPHETS_BIRTHDAY: InEveryLanguage = { en: "Prophet's Birthday", ar: 'المولد النبوي الشريف' };
