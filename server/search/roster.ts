import type { Security } from '#domain/security.ts';
import type { Instant } from '#domain/time.ts';
import { indexSecurities, type SecurityIndex } from './security-index.ts';

/** Securities are read anew every hour: a newcomer is found a minute later. */
const CHECK_EVERY_MS = 60_000;
/** Before the first securities have come. */
const CHECK_EMPTY_EVERY_MS = 1_000;

interface RosterOptions {
  list(): Promise<Security[]>;
  wallNow(): Instant;
  onTrouble(error: unknown): void;
}

/** The index of the securities, built anew when a look at them, at most once a minute, shows that they changed. */
export function createRoster({ list, wallNow, onTrouble }: RosterOptions) {
  let known = indexSecurities([]);
  let fingerprint = '';
  let nextCheckAt = 0;
  let checking: Promise<void> | undefined;

  async function check(): Promise<void> {
    try {
      const securities = await list();
      const found = JSON.stringify(securities);
      if (found !== fingerprint) known = indexSecurities(securities);
      fingerprint = found;
    } catch (error) {
      onTrouble(error);
    }
    nextCheckAt = wallNow() + (known.securities.length === 0 ? CHECK_EMPTY_EVERY_MS : CHECK_EVERY_MS);
    checking = undefined;
  }

  return {
    /** What is known now; the first question waits for the first look, no later one does. */
    async current(): Promise<SecurityIndex> {
      if (wallNow() >= nextCheckAt) checking ??= check();
      if (known.securities.length === 0) await checking;
      return known;
    },
  };
}
