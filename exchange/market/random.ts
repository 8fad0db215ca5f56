/** Draws in [0, 1). Every stream is seeded: the market never uses the system's randomness. */
export type Random = () => number;

/** A 32-bit hash of a text (FNV-1a with a final mix), so that a name and a day can seed a stream. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return mix(h);
}

/** Spreads the bits of an integer (murmur3's finaliser). */
export function mix(value: number): number {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

const WARM_UP_ROUNDS = 8;

/** sfc32 (Doty-Humphrey): small, quick, passes PractRand. The parts name the stream, e.g. seed, symbol's hash, day. */
export function randomOf(a: number, b = 0, c = 0): Random {
  let x = mix(a ^ 0x9e3779b9);
  let y = mix(b ^ 0x243f6a88);
  let z = mix(c ^ 0xb7e15162);
  let counter = 1;
  const next = (): number => {
    const t = (((x + y) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    x = y ^ (y >>> 9);
    y = (z + (z << 3)) | 0;
    z = ((z << 21) | (z >>> 11)) + t;
    z |= 0;
    return (t >>> 0) / 4294967296;
  };
  for (let i = 0; i < WARM_UP_ROUNDS; i++) next();
  return next;
}

/** Standard normal (Box and Muller; the second value is discarded, so that a stream stays easy to follow). */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

const FAT_TAIL_DEGREES = 4;
/** A t with four degrees of freedom has variance 2. */
const FAT_TAIL_SCALE = Math.SQRT1_2;
/** Draws are cut at this many standard deviations: larger ones are too rare, and no price limit would allow them. */
const FARTHEST = 6;

/** Student's t with four degrees of freedom, scaled to unit variance: most days calm, some wild. */
export function fatTailed(random: Random): number {
  const chiSquared = -2 * Math.log((1 - random()) * (1 - random()));
  const draw = FAT_TAIL_SCALE * normal(random) * Math.sqrt(FAT_TAIL_DEGREES / chiSquared);
  return Math.max(-FARTHEST, Math.min(FARTHEST, draw));
}

/** Waiting time with the given mean. */
export function exponential(random: Random, mean: number): number {
  return -mean * Math.log(1 - random());
}

/** Whole number of events with the given mean (normal approximation for large means). */
export function poisson(random: Random, mean: number): number {
  if (mean > 40) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(random)));
  let product = random();
  let count = 0;
  for (const limit = Math.exp(-mean); product > limit; count++) product *= random();
  return count;
}
