interface ChecksumIdenticonProps {
  /** 64 hexadecimal digits. */
  sha256: string;
}

const SIZE = 112;
const CIRCLE = 23;
const RAY_FROM = 25;
const RAY_SHORTEST = 28;
const RAY_STEP = 1.7;
const STAR = 'M0-21 14.85 14.85-21 0 14.85-14.85 0 21-14.85-14.85 21 0-14.85 14.85z';

/**
 * A ray for each digit of a file's SHA-256, around an eight-pointed star: a different file has a different drawing. The
 * digits are beside the drawing.
 */
export function ChecksumIdenticon({ sha256 }: ChecksumIdenticonProps) {
  return (
    <svg
      viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`}
      width={SIZE}
      height={SIZE}
      fill="none"
      stroke="currentColor"
      className="text-gold"
      aria-hidden="true"
    >
      <path d={[...sha256].map(ray).join('')} strokeWidth="1.5" />
      <circle r={CIRCLE} strokeWidth=".75" />
      <path d={STAR} strokeWidth=".75" />
    </svg>
  );
}

function ray(digit: string, at: number, { length }: readonly string[]): string {
  const angle = (at / length) * 2 * Math.PI - Math.PI / 2;
  const point = (radius: number) => `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  return `M${point(RAY_FROM)}L${point(RAY_SHORTEST + RAY_STEP * parseInt(digit, 16))}`;
}
