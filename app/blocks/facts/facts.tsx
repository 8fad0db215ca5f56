import type { ReactNode } from 'react';
import type { PlainDate } from '#domain/time.ts';
import type { GlossaryId } from '#messages/compiled/glossary-id.ts';
import { Term } from '#app/blocks/glossary/term.tsx';
import styles from './facts.module.css';

/** Groups of facts, side by side where there is room. */
export function Facts({ children }: { children: ReactNode }) {
  return <div className={styles.groups}>{children}</div>;
}

/** Facts under one title, each a `Fact`; `after` follows them. Titles of groups side by side end on one line. */
export function FactGroup({ title, after, children }: { title: ReactNode; after?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      <div>
        <dl>{children}</dl>
        {after}
      </div>
    </div>
  );
}

interface FactProps {
  label: string;
  /** Glossary term that explains the label. */
  term?: GlossaryId;
  /** The figure's own day, where it differs from the page's time. */
  asOf?: PlainDate | null | undefined;
  children: ReactNode;
}

/** A label and its value, a figure or a date, which does not wrap. */
export function Fact({ label, term, asOf, children }: FactProps) {
  return (
    <div className={styles.fact} data-as-of={asOf ?? undefined}>
      <dt>{term ? <Term id={term}>{label}</Term> : label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A fact whose value is text and wraps where there is no room. */
export function FactInWords({ children, ...fact }: FactProps) {
  return (
    <Fact {...fact}>
      <span className="whitespace-normal">{children}</span>
    </Fact>
  );
}
