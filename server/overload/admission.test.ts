import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAdmission, type Limits } from './admission.ts';
import type { RequestClass } from './classes.ts';

const LIMITS: Limits = { critical: 6, form: 2, other: 2, program: 2, delayMs: 100, few: 1, memoryShare: [0.8, 0.9] };

function gate() {
  const pressure = { delay: 0, heap: 0.1 };
  const admission = createAdmission({ delayMs: () => pressure.delay, memoryShare: () => pressure.heap }, LIMITS);
  return { pressure, admission };
}

describe('admission', () => {
  it('sends the rest away while the market goes on', () => {
    const { admission } = gate();
    expect([1, 2, 3].map(() => admission.enter('other') !== null)).toEqual([true, true, false]);
    expect(admission.enter('critical')).not.toBeNull();
    expect(admission.counters()).toEqual({
      critical: { inMaking: 1, refused: 0 },
      form: { inMaking: 0, refused: 0 },
      other: { inMaking: 2, refused: 1 },
      program: { inMaking: 0, refused: 0 },
    });
  });

  it('has room again when a page is made, once however often that is said', () => {
    const { admission } = gate();
    const leave = admission.enter('other')!;
    admission.enter('other');
    leave();
    leave();
    expect(admission.enter('other')).not.toBeNull();
    expect(admission.enter('other')).toBeNull();
  });

  it('makes only the market and few others while the process comes late', () => {
    const { admission, pressure } = gate();
    pressure.delay = 100;
    expect(admission.enter('other')).not.toBeNull();
    expect(admission.enter('other')).toBeNull();
    expect(admission.enter('critical')).not.toBeNull();
  });

  it('takes forms in a number of their own, however late the process comes', () => {
    const { admission, pressure } = gate();
    while (admission.enter('other'));
    pressure.delay = 1_000;
    expect([1, 2, 3].map(() => admission.enter('form') !== null)).toEqual([true, true, false]);
    expect(admission.enter('critical')).not.toBeNull();
  });

  it('makes few answers to programs, and one at a time while the process comes late', () => {
    const { admission, pressure } = gate();
    const leave = admission.enter('program')!;
    expect(admission.enter('program')).not.toBeNull();
    expect(admission.enter('program')).toBeNull();
    expect(admission.enter('other')).not.toBeNull();
    pressure.delay = 100;
    leave();
    expect(admission.enter('program')).toBeNull();
  });

  it('makes only the market while memory is short, and nothing before it is full', () => {
    const { admission, pressure } = gate();
    pressure.heap = 0.85;
    expect(admission.enter('other')).toBeNull();
    expect(admission.enter('critical')).not.toBeNull();
    pressure.heap = 0.95;
    expect(admission.enter('critical')).toBeNull();
  });

  it('never has more in the making than its limits, whatever comes', () => {
    const step = fc.record({
      of: fc.constantFrom<RequestClass>('critical', 'form', 'other', 'program'),
      leaves: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const { admission } = gate();
        const inside: (() => void)[] = [];
        for (const { of, leaves } of steps) {
          if (leaves) inside.shift()?.();
          const leave = admission.enter(of);
          if (leave) inside.push(leave);
          const { critical, form, other, program } = admission.counters();
          const all = critical.inMaking + form.inMaking + other.inMaking + program.inMaking;
          expect(form.inMaking).toBeLessThanOrEqual(LIMITS.form);
          expect(other.inMaking).toBeLessThanOrEqual(LIMITS.other);
          expect(program.inMaking).toBeLessThanOrEqual(LIMITS.program);
          expect(all).toBeLessThanOrEqual(LIMITS.critical);
          expect(all).toBe(inside.length);
        }
      }),
    );
  });
});
