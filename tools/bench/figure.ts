/** One measured value, with what it counts. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
}
