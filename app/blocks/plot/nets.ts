/** Bars to both sides of nought, in thousandths of the width of their place. */
export interface PlotNets {
  zero: number;
  /** In the order of the values. */
  bars: { from: number; width: number }[];
}

const WIDTH = 1_000;

/** One bar for each value, all on one scale: what is above nought reaches forward from it, what is below back. */
export function plotNets(values: readonly number[]): PlotNets {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const at = (value: number) => Math.round(((value - least) / Math.max(1, most - least)) * WIDTH);
  const zero = at(0);
  return {
    zero,
    bars: values.map((value) => ({ from: Math.min(zero, at(value)), width: Math.abs(at(value) - zero) })),
  };
}
