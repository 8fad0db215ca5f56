import type { PlainDate } from '#domain/time.ts';
import { useFiguresOf } from './sentence.ts';

/** Under figures that do not move: where they come from, and of which day they are; nothing where no day is known. */
export function FiguresOf({ day }: { day: PlainDate | null | undefined }) {
  const sentence = useFiguresOf(day);
  return (
    sentence && (
      <p className="pt-4 text-12 text-muted" data-figures-of={day}>
        {sentence}
      </p>
    )
  );
}
