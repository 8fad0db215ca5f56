import { Figure } from '#app/ui/figure.tsx';

/** A moment as it is shown: the reader's date, Dubai's time. */
export interface Told {
  date: string;
  time: string;
  iso: string;
}

export function Moment({ at: { date, time, iso } }: { at: Told }) {
  return (
    <time dateTime={iso}>
      {date} <Figure>{time}</Figure>
    </time>
  );
}
