import type { ReactNode } from 'react';

/** A number and an Arabic word, or a date: '818.74 مليار', '18 نوفمبر 2026'. It reads from the right, the number first. */
const READS_FROM_RIGHT = /^[\u2066\u2069\u2212+\d,.]+ \p{Script=Arabic}+( \d{4})?( \d\d:\d\d(:\d\d)?)?$/u;

/** A figure, ticker or code: keeps its own order inside text of either direction. */
export function Figure({ children, className }: { children: ReactNode; className?: string }) {
  const isFromRight = typeof children === 'string' && READS_FROM_RIGHT.test(children);
  return (
    // What an element writes (app/elements) may have moved before an application took the page over.
    <bdi dir={isFromRight ? 'rtl' : 'ltr'} className={className} suppressHydrationWarning>
      {children}
    </bdi>
  );
}
