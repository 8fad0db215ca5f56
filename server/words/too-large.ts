import { problemAt } from './problem-at.ts';

/** For programs that send more than a call of the older services accepts. */
export function tooLarge(origin: string): (url: string) => string {
  return problemAt(origin, 'too-large', {
    status: 413,
    title: 'Too large',
    titleAr: 'الطلب كبير جداً',
    detail: 'The body may have 4 kB. Send a command with its parameters and nothing else.',
    detailAr: 'الحد الأقصى لنص الطلب 4 كيلوبايت. أرسل الأمر ومعاملاته فقط.',
  });
}
