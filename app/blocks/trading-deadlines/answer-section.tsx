import type { ReactNode } from 'react';
import { SectionHead } from '#app/ui/section-head.tsx';
import nowStyles from '#app/blocks/market-status-summary/market-status-summary.module.css';

interface AnswerSectionProps {
  id: string;
  title: string;
  lead?: string | undefined;
  /** The answer; the facts below support it. */
  sentence?: string | undefined;
  children: ReactNode;
}

/** One of the page's questions: its answer in a sentence, then the facts. */
export function AnswerSection({ id, title, lead, sentence, children }: AnswerSectionProps) {
  return (
    <section aria-labelledby={id} className="mt-12">
      <SectionHead id={id} title={title} lead={lead} />
      {sentence && <p className={`${nowStyles.sentence} light`}>{sentence}</p>}
      {children}
    </section>
  );
}
