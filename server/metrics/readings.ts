import { Counter, Gauge, type Registry } from 'prom-client';

/** A value with the labels that distinguish it from others of its name. */
export type Reading = readonly [value: number, labels?: Record<string, string>];

export interface Meaning {
  name: string;
  help: string;
  labelNames?: readonly string[];
}

/** A metric whose values are read on each scrape, at no cost between. */
export function readGauge(registry: Registry, meaning: Meaning, read: () => readonly Reading[]): void {
  new Gauge({
    ...options(meaning, registry),
    collect() {
      this.reset();
      for (const [value, labels = {}] of read()) this.set(labels, value);
    },
  });
}

/** The same for values that are counted elsewhere and only rise. */
export function readCounter(registry: Registry, meaning: Meaning, read: () => readonly Reading[]): void {
  new Counter({
    ...options(meaning, registry),
    collect() {
      this.reset();
      for (const [value, labels = {}] of read()) this.inc(labels, value);
    },
  });
}

function options({ name, help, labelNames = [] }: Meaning, registry: Registry) {
  return { name, help, labelNames: [...labelNames], registers: [registry] };
}
