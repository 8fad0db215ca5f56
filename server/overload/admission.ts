import type { RequestClass } from './classes.ts';

export interface Limits {
  /** Pages rendered at one time, by class: `critical` limits all of them together, the others their own class. */
  critical: number;
  form: number;
  other: number;
  /** Answers to programs, which must leave the processor to pages. */
  program: number;
  /** From this delay of the event loop on, only critical pages and a few others are rendered, ms. */
  delayMs: number;
  /** This many other pages are rendered whatever the delay: a slow machine is not a busy one. */
  few: number;
  /** From the first share of the memory on, only critical pages are rendered; from the second on, none. */
  memoryShare: readonly [other: number, critical: number];
}

/** What a machine of two cores renders in a second or two: more pages waiting would only wait longer. */
export const LIMITS: Limits = {
  critical: 256,
  form: 128,
  other: 48,
  program: 4,
  delayMs: 250,
  few: 4,
  memoryShare: [0.8, 0.92],
};

/** The load on the process. */
export interface Pressure {
  /** Delay of the event loop, ms. */
  delayMs(): number;
  /** Share of the process's memory limit in use, buffers outside the heap included. */
  memoryShare(): number;
}

export interface Admission {
  /** Null when the page must not be rendered now; otherwise a function to call once when it is rendered or given up. */
  enter(of: RequestClass): (() => void) | null;
  /** Pages being rendered, and those refused so far, by class. */
  counters(): Record<RequestClass, { inMaking: number; refused: number }>;
}

/**
 * Decides which pages are rendered under overload: the market and disclosures continue when the rest is refused, and
 * everything is refused before memory is full. Cached pages need no admission: they cost nearly nothing.
 */
export function createAdmission(pressure: Pressure, limits: Limits = LIMITS): Admission {
  const counted = {
    critical: { inMaking: 0, refused: 0 },
    form: { inMaking: 0, refused: 0 },
    other: { inMaking: 0, refused: 0 },
    program: { inMaking: 0, refused: 0 },
  };

  function isInTime(): boolean {
    return counted.other.inMaking < limits.few || pressure.delayMs() < limits.delayMs;
  }

  /** Limit of answers to programs: one at a time while pages are late. */
  function programs(): number {
    return pressure.delayMs() < limits.delayMs ? limits.program : 1;
  }

  function inMaking(): number {
    return Object.values(counted).reduce((sum, of) => sum + of.inMaking, 0);
  }

  function hasRoom(of: RequestClass): boolean {
    const share = pressure.memoryShare();
    if (share >= limits.memoryShare[1]) return false;
    if (inMaking() >= limits.critical) return false;
    if (of === 'critical') return true;
    // Whatever the delay: a reader who is refused may lose what was filled in.
    if (of === 'form') return counted.form.inMaking < limits.form && share < limits.memoryShare[0];
    if (of === 'program') return counted.program.inMaking < programs() && share < limits.memoryShare[0];
    return counted.other.inMaking < limits.other && share < limits.memoryShare[0] && isInTime();
  }

  return {
    enter(of) {
      const count = counted[of];
      if (!hasRoom(of)) {
        count.refused += 1;
        return null;
      }
      count.inMaking += 1;
      let left = false;
      return () => {
        if (!left) count.inMaking -= 1;
        left = true;
      };
    },
    counters: () => structuredClone(counted),
  };
}
