import type { PlainDate } from '#domain/time.ts';
import { useFiguresOf, useFiguresReceived } from './sentence.ts';

/** Under figures that do not move: where they come from, and of which day they are; nothing where no day is known. */
export function FiguresOf({ day }: { day: PlainDate | null | undefined }) {
  return <Sentence day={day}>{useFiguresOf(day)}</Sentence>;
}

/** Under figures whose service gives them without a day: where they come from, and when they came. */
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
