import type { LateData } from '#app/late-data.ts';
import { Notice } from '#app/ui/notice.tsx';

/** What is late, line by line. */
export function LateWords({ late: { title, lines, isFault } }: { late: LateData }) {
  return (
    <Notice title={title} tone={isFault ? 'fault' : 'calm'} role="status">
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}
