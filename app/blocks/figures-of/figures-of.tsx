import type { PlainDate } from '#domain/time.ts';
import { useFiguresOf, useFiguresReceived } from './sentence.ts';

/** Line under figures that do not move: their source and day. Empty where no day is known. */
export function FiguresOf({ day }: { day: PlainDate | null | undefined }) {
  return <Sentence day={day}>{useFiguresOf(day)}</Sentence>;
}

/** Line under figures that their service gives without a day: their source, and the day on which they arrived. */
export function FiguresReceived({ readOn }: { readOn: PlainDate | null | undefined }) {
  return <Sentence day={readOn}>{useFiguresReceived(readOn)}</Sentence>;
}

function Sentence({ day, children }: { day: PlainDate | null | undefined; children: string | null }) {
  return (
    children && (
      <p className="pt-4 text-12 text-muted" data-figures-of={day}>
        {children}
      </p>
    )
  );
}
