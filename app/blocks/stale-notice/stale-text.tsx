import type { StaleData } from '#app/data/status/stale-data.ts';
import { Notice } from '#app/ui/notice.tsx';

/** The late data, line by line. */
export function StaleText({ stale: { title, lines, isFault } }: { stale: StaleData }) {
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
