import { describe, expect, it } from 'vitest';
import { disclosureKind, kindOf } from './disclosure-kind.ts';

describe('what a disclosure is about', () => {
  it.each([
    ['Financial statements for the 2nd QTR of 2026', 'results'],
    ['Preliminary financial results for the year of 2023', 'results'],
    ["Analysts' Earnings Call", 'results'],
    ['Press Release regarding financial results for the 2nd QTR of 2026', 'press-release'],
    ['BOD meeting', 'board-meeting'],
    ['Results of BOD Meeting', 'board-meeting'],
    ['Results of the Board of Directors Meeting', 'board-meeting'],
    ['Resolutions of General Assembly', 'general-meeting'],
    ['Invitation to the Annual General Meeting to approve a dividend', 'general-meeting'],
    ['Cash dividend distribution for 2025', 'dividend'],
    ['Integrated report for the year 2025', 'integrated-report'],
    ['Nominees for Board of Directors membership', 'governance'],
    ['Corporate Governance Report 2025', 'governance'],
    [' Disclosure of material information ', 'material-information'],
    ['Post share buyback announcement', 'shareholding'],
    ['Notification of a change in a major holding', 'shareholding'],
    ['Fund Performance for the month of October 2026', 'fund-report'],
    ['Reply to the exchange on the movement of the share price', 'exchange-query'],
    ['Notification from the company', 'notification'],
    ['Date of disclosure of the financial results for the 3rd QTR of 2026', 'notification'],
    ['Postponement of announcing the financial statements', 'notification'],
    ['Opening of a branch in Sharjah', 'other'],
    ['إخطار بتغيّر في ملكية أحد كبار المساهمين', 'shareholding'],
    ['إعلان ما بعد إعادة شراء الأسهم', 'shareholding'],
    ['أداء الصندوق لشهر أكتوبر 2026', 'fund-report'],
    ['رد على استفسار البورصة بشأن حركة سعر السهم', 'exchange-query'],
    ['إخطار من الشركة', 'notification'],
    ['موعد الإفصاح عن البيانات المالية للربع الثالث', 'notification'],
    ['القوائم المالية المرحلية للربع الثاني 2026', 'results'],
    ['نتائج اجتماع مجلس الإدارة', 'board-meeting'],
    ['قرارات الجمعية العمومية السنوية', 'general-meeting'],
    ['الإفصاح عن معلومات جوهرية', 'material-information'],
    ['بيان صحفي', 'press-release'],
    ['توزيع أرباح نقدية', 'dividend'],
    ['تقرير الحوكمة', 'governance'],
  ])("'%s' is %s", (headline, kind) => expect(disclosureKind(headline)).toBe(kind));

  it("asks the file's type where the headline says nothing", () => {
    expect(disclosureKind('To whom it may concern', 'financial_reports')).toBe('results');
    expect(disclosureKind('To whom it may concern', 'general_meetings')).toBe('general-meeting');
    expect(disclosureKind('To whom it may concern', 'news')).toBe('other');
    expect(disclosureKind('To whom it may concern', null)).toBe('other');
  });

  it('is results where it reports on a period', () => {
    const disclosure = { headline: 'To whom it may concern', files: [{ type: 'news' }] };
    expect(kindOf({ ...disclosure, reportInterval: 'Q2' })).toBe('results');
    expect(kindOf({ ...disclosure, reportInterval: null })).toBe('other');
    const notice = { ...disclosure, headline: 'Date of announcing the financial results' };
    expect(kindOf({ ...notice, reportInterval: 'Q2' })).toBe('notification');
  });
});
