/** One measured value with its unit. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
}
