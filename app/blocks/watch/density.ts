import { deviceValue } from './device-value.ts';

export const DENSITIES = ['comfortable', 'compact', 'dense'] as const;
export type Density = (typeof DENSITIES)[number];

const choice = deviceValue<Density>(
  'density',
  'compact',
  (value) => DENSITIES.find((density) => density === value) ?? null,
);

/** How high the rows of the board stand: the reader's choice, remembered on the device. */
export const useDensity = choice.use;
export const keepDensity = choice.keep;
