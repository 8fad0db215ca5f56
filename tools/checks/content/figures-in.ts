import { latinDigits } from '#domain/arabic.ts';

const FIGURE = /\d+(?:[,\u066c\u202f\u00a0]\d{3}(?!\d))*(?:[.\u066b]\d+)?/g;
const GROUPING = /[,\u066c\u202f\u00a0]/g;

/** Every number of a text, including years and parts of times, in one spelling: `1,214.50` and `١٬٢١٤٫٥` are 1214.5. */
export function figuresIn(text: string): string[] {
  return [...latinDigits(text).matchAll(FIGURE)].map(([figure]) =>
    String(Number(figure.replace(GROUPING, '').replace('\u066b', '.'))),
  );
}
