import { problemAt } from './problem-at.ts';

/** For programs that exceed the API's limit of requests from one address. */
export function tooMany(origin: string): (url: string) => string {
  return problemAt(origin, 'too-many', {
    status: 429,
    title: 'Too many requests',
    titleAr: 'طلبات كثيرة',
    detail:
      'This address has asked more often than it may. Wait as long as Retry-After says. For history, ask for longer ranges instead of single days.',
    detailAr:
      'تجاوزت الطلبات من هذا العنوان الحد المسموح به. انتظر المدة المبيّنة في Retry-After، واطلب فترات أطول بدل طلب كل يوم على حدة.',
  });
}
