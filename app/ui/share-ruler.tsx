const WIDTH = 120;
const HEIGHT = 12;

/** A share of the whole on a line from nothing to all of it; `limit` is how far it may go. Both from 0 to 1. */
export function ShareRuler({ share, limit }: { share: number; limit?: number | null }) {
  const x = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * WIDTH * 10) / 10;
  const middle = HEIGHT / 2;
  return (
    <svg width={WIDTH} height={HEIGHT} stroke="currentColor" aria-hidden="true" focusable="false">
      <line x1="0" x2={WIDTH} y1={middle} y2={middle} strokeOpacity="0.4" />
      <line x1="0" x2={x(share)} y1={middle} y2={middle} strokeWidth="5" />
      {limit !== undefined && limit !== null && (
        <line className="text-gold" x1={x(limit)} x2={x(limit)} y1="0" y2={HEIGHT} strokeWidth="2" />
      )}
    </svg>
  );
}
