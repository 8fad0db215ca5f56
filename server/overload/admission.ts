import type { RequestClass } from './classes.ts';

export interface Limits {
  /** Pages that may be in the making at one time, by class: the critical ones count all of them, the others their own. */
  critical: number;
  form: number;
  other: number;
  /** Answers to programs, which must leave the processor to pages. */
  program: number;
  /** From this delay of the event loop on, only critical pages and few others are made, ms. */
  delayMs: number;
  /** So many others are made however late the process comes: a slow machine is not a busy one. */
  few: number;
  /** From this share of the memory on, only critical pages are made; from the second on none. */
  memoryShare: readonly [other: number, critical: number];
}

/** What a machine of two cores makes in a second or two: more waiting would only wait longer. */
export const LIMITS: Limits = {
  critical: 256,
  form: 128,
  other: 48,
  program: 4,
  delayMs: 250,
  few: 4,
  memoryShare: [0.8, 0.92],
};

/** How hard the process is pressed. */
export interface Pressure {
  /** How late the event loop comes, ms. */
  delayMs(): number;
  /** Share of the memory that the process may take which is in use, buffers outside the heap included. */
  memoryShare(): number;
}

export interface Admission {
  /** Null when the page may not be made now; else to be called once, when it is made or given up. */
  enter(of: RequestClass): (() => void) | null;
  /** Pages in the making, and those refused so far, by class. */
  counters(): Record<RequestClass, { inMaking: number; refused: number }>;
}

/**
 * Decides which pages are made while too much is asked: the market and disclosures go on when the rest is sent away, and
 * all is sent away before memory is full. Cached pages need no admission: they cost nearly nothing.
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

  /** One program is answered at a time while pages come late. */
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
    // However late the process comes: whoever is turned away may lose what was filled in.
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
