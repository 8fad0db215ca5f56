/** Bars on both sides of zero, in thousandths of the available width. */
export interface PlotNets {
  zero: number;
  /** In the order of the values. */
  bars: { from: number; width: number }[];
}

const WIDTH = 1_000;

/** One bar for each value, all on one scale: values above zero extend forward from it, values below backward. */
export function plotNets(values: readonly number[]): PlotNets {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const at = (value: number) => Math.round(((value - least) / Math.max(1, most - least)) * WIDTH);
  const zero = at(0);
  return {
    zero,
    bars: values.map((value) => ({ from: Math.min(zero, at(value)), width: Math.abs(at(value) - zero) })),
  };
}
