import type { Both } from '../issuer.ts';

const both = (en: string, ar: string): Both => ({ en, ar });

/** Given names and invented family names; a combination refers to no real person. */
export const MEN: readonly Both[] = [
  both('Khalifa', 'خليفة'),
  both('Saif', 'سيف'),
  both('Mansoor', 'منصور'),
  both('Rashid', 'راشد'),
  both('Humaid', 'حميد'),
  both('Obaid', 'عبيد'),
  both('Butti', 'بطي'),
  both('Thani', 'ثاني'),
  both('Majid', 'ماجد'),
  both('Faisal', 'فيصل'),
  both('Yousuf', 'يوسف'),
  both('Ibrahim', 'إبراهيم'),
  both('Jasim', 'جاسم'),
  both('Nasser', 'ناصر'),
  both('Tariq', 'طارق'),
  both('Waleed', 'وليد'),
  both('Hamad', 'حمد'),
  both('Ghanim', 'غانم'),
  both('Sultan', 'سلطان'),
  both('Adel', 'عادل'),
  both('Bilal', 'بلال'),
  both('Ziad', 'زياد'),
  both('Karim', 'كريم'),
  both('Murad', 'مراد'),
];

export const WOMEN: readonly Both[] = [
  both('Shamma', 'شمّا'),
  both('Moza', 'موزة'),
  both('Hessa', 'حصة'),
  both('Alia', 'علياء'),
  both('Maitha', 'ميثاء'),
  both('Latifa', 'لطيفة'),
  both('Amna', 'آمنة'),
  both('Salama', 'سلامة'),
  both('Noora', 'نورة'),
  both('Rawdha', 'روضة'),
  both('Dalal', 'دلال'),
  both('Rania', 'رانيا'),
];

export const FAMILIES: readonly Both[] = [
  both('Al Naseemi', 'النسيمي'),
  both('Al Qindeel', 'القنديل'),
  both('Al Wadhahi', 'الوضّاحي'),
  both('Al Shiraai', 'الشراعي'),
  both('Al Durri', 'الدرّي'),
  both('Al Samhan', 'السمحان'),
  both('Al Muzni', 'المزني'),
  both('Al Rimali', 'الرمالي'),
  both('Al Mahari', 'المحاري'),
  both('Al Barihi', 'البارحي'),
  both('Al Farqadi', 'الفرقدي'),
  both('Al Simaki', 'السماكي'),
  both('Al Daqali', 'الدقلي'),
  both('Al Khorani', 'الخوراني'),
  both('Al Sanawbari', 'الصنوبري'),
  both('Al Ghadeeri', 'الغديري'),
  both('Al Nawrasi', 'النورسي'),
  both('Al Sahabi', 'السحابي'),
  both('Al Arfaji', 'العرفجي'),
  both('Al Yaquti', 'الياقوتي'),
  both('Al Marakhi', 'المرخي'),
  both('Al Hazmi', 'الحزمي'),
  both('Al Tawashi', 'الطوّاشي'),
  both('Al Sawani', 'السواني'),
];

export const AUDITORS: readonly Both[] = [
  both('Qistas Chartered Accountants', 'القسطاس محاسبون قانونيون'),
  both('Daftar Audit and Assurance', 'دفتر للتدقيق والتأكيد'),
  both('Siyaq & Partners', 'سياق وشركاؤه لتدقيق الحسابات'),
  both('Mubeen Auditing', 'المبين لتدقيق الحسابات'),
  both('Raqeeb Assurance', 'رقيب لتدقيق الحسابات'),
];

/** Holders of large stakes; a group is listed with its members. */
export const HOLDERS: readonly Both[] = [
  both('Eastern Creek Pension Fund', 'صندوق معاشات الخور الشرقي'),
  both('Barih Sovereign Holding', 'بارح القابضة السيادية'),
  both('Simak Investment Office', 'مكتب السماك للاستثمار'),
  both('Nashi Capital Partners', 'نعشي كابيتال بارتنرز'),
  both('Wadhaha Endowment', 'وقف الوضّاحة'),
  both('Durr Trading Company L.L.C', 'شركة الدرّ التجارية ذ.م.م'),
  both('Awwal Family Investments L.L.C', 'الأول للاستثمارات العائلية ذ.م.م'),
  both('Ghadeer Retirement Savings', 'مدخرات الغدير التقاعدية'),
  both('Tareesh Global Equity', 'طارش للأسهم العالمية'),
  both('Samhan Sons Holding', 'أبناء السمحان القابضة'),
  both('Rimal Group', 'مجموعة الرمال'),
  both('Nawras Group', 'مجموعة النورس'),
];
