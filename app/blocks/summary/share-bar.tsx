import { isRightToLeft } from '#domain/locale.ts';
import { useLocale } from '#messages/text.tsx';

const WIDTH = 120;
const HEIGHT = 8;

/** A part of the whole as a bar in the reading direction; the figures beside it say the same. */
export function ShareBar({ share }: { share: number }) {
  const fromRight = isRightToLeft(useLocale());
  const length = Math.round(Math.max(0, Math.min(1, share)) * WIDTH * 10) / 10;
  return (
    <svg
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <rect width={WIDTH} height={HEIGHT} opacity="0.12" />
      <rect x={fromRight ? WIDTH - length : 0} width={length} height={HEIGHT} />
    </svg>
  );
}
