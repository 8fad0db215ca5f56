import { expect, it } from 'vitest';
import { isDerivativesNews } from './derivatives-news.ts';

it('tells news of the derivatives market by their headlines in either language', () => {
  const news = [
    'Expiry of futures contracts',
    'انتهاء أجل العقود المستقبلية',
    'New series of Derivatives',
    'سوق المشتقّات',
  ];
  expect(news.map(isDerivativesNews)).toEqual([true, true, true, true]);
  const others = ['DSX trades ex-dividend today', 'Our plans for the future', 'السوق مغلق', 'مستقبل الأسواق'];
  expect(others.map(isDerivativesNews)).toEqual([false, true, false, false]);
});
