import { SIGNS } from './reference.ts';

const CODE_LENGTH = 8;
/** An unused code is deleted after this many days. */
export const INVITATION_DAYS = 180;

/** A new invitation code. `random` returns whole numbers from 0 to below its argument. */
export function newInvitationCode(random: (below: number) => number): string {
  return Array.from({ length: CODE_LENGTH }, () => SIGNS[random(SIGNS.length)]!).join('');
}

/** Normalises a code. Lower case, spaces and hyphens are accepted. */
export function spelledCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s\p{Cf}-]/gu, '');
}

/** True when the characters can be those of an invitation code. */
export function isInvitationCode(typed: string): boolean {
  const code = spelledCode(typed);
  return code.length === CODE_LENGTH && [...code].every((sign) => SIGNS.includes(sign));
}
