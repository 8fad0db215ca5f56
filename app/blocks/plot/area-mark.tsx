/** A square of the colour, for the legend of bars and of stacked parts. */
export function AreaMark({ fill }: { fill: string }) {
  return (
    <svg width="12" height="12" aria-hidden="true">
      <rect width="12" height="12" fill={fill} />
    </svg>
  );
}
