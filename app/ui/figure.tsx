import type { ReactNode } from 'react';

/** A number and an Arabic word, or a date: '818.74 مليار', '18 نوفمبر 2026'. Read from the right, number first. */
const READS_FROM_RIGHT = /^[\u2066\u2069\u2212+\d,.]+ \p{Script=Arabic}+( \d{4})?( \d\d:\d\d(:\d\d)?)?$/u;

/** A figure, ticker or code: keeps its own order inside text of either direction. */
export function Figure({ children, className }: { children: ReactNode; className?: string }) {
  const isFromRight = typeof children === 'string' && READS_FROM_RIGHT.test(children);
  return (
    // A value written by an element (app/elements) may have changed before an application hydrated the page.
    <bdi dir={isFromRight ? 'rtl' : 'ltr'} className={className} suppressHydrationWarning>
      {children}
    </bdi>
  );
}
