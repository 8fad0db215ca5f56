import type { Both, CityKey, LegalForm } from './issuer.ts';

interface Place {
  city: Both;
  country: Both;
  /** Telephone prefix as printed. */
  dial: string;
  /** Country code that begins the ISIN of an issuer from this place. */
  isinCountry: 'AE' | 'KW' | 'BH';
}

const EMIRATES: Both = { en: 'United Arab Emirates', ar: 'الإمارات العربية المتحدة' };
const emirates = (en: string, ar: string, dial: string): Place => ({
  city: { en, ar },
  country: EMIRATES,
  dial,
  isinCountry: 'AE',
});

export const PLACES: Record<CityKey, Place> = {
  dubai: emirates('Dubai', 'دبي', '+971 4'),
  difc: emirates('Dubai', 'دبي', '+971 4'),
  'abu-dhabi': emirates('Abu Dhabi', 'أبوظبي', '+971 2'),
  sharjah: emirates('Sharjah', 'الشارقة', '+971 6'),
  ajman: emirates('Ajman', 'عجمان', '+971 6'),
  'ras-al-khaimah': emirates('Ras Al Khaimah', 'رأس الخيمة', '+971 7'),
  fujairah: emirates('Fujairah', 'الفجيرة', '+971 9'),
  kuwait: {
    city: { en: 'Kuwait City', ar: 'مدينة الكويت' },
    country: { en: 'Kuwait', ar: 'الكويت' },
    dial: '+965 2',
    isinCountry: 'KW',
  },
  manama: {
    city: { en: 'Manama', ar: 'المنامة' },
    country: { en: 'Bahrain', ar: 'البحرين' },
    dial: '+973 1',
    isinCountry: 'BH',
  },
};

/** Endings of company names. 'PLC' is spelled out in Arabic, as in the feeds. */
export const LEGAL_FORMS: Record<LegalForm, Both> = {
  PJSC: { en: 'PJSC', ar: 'ش.م.ع' },
  PSC: { en: 'PSC', ar: 'ش.م.خ' },
  PLC: { en: 'PLC', ar: 'بي إل سي' },
  KPSC: { en: 'K.P.S.C', ar: 'ش.م.ك.ع' },
  BSC: { en: 'B.S.C', ar: 'ش.م.ب' },
  'co-operative': { en: '', ar: '' },
  none: { en: '', ar: '' },
};

/** The form in words, for a company's description. */
export const LEGAL_FORM_WORDS: Record<LegalForm, Both> = {
  PJSC: { en: 'a public joint stock company', ar: 'شركة مساهمة عامة' },
  PSC: { en: 'a private joint stock company', ar: 'شركة مساهمة خاصة' },
  PLC: { en: 'a public limited company', ar: 'شركة عامة محدودة' },
  KPSC: { en: 'a Kuwaiti public shareholding company', ar: 'شركة مساهمة كويتية عامة' },
  BSC: { en: 'a Bahraini shareholding company', ar: 'شركة مساهمة بحرينية' },
  'co-operative': { en: 'a co-operative', ar: 'جمعية تعاونية' },
  none: { en: '', ar: '' },
};
