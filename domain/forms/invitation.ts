import { SIGNS } from './reference.ts';

const CODE_LENGTH = 8;
/** An unused code is deleted after so many days. */
export const INVITATION_DAYS = 180;

/** A code of an invitation. `random` gives whole numbers from 0 to below its argument. */
export function newInvitationCode(random: (below: number) => number): string {
  return Array.from({ length: CODE_LENGTH }, () => SIGNS[random(SIGNS.length)]!).join('');
}

/** A code in its one spelling: small letters, spaces and hyphens are accepted. */
export function spelledCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s\p{Cf}-]/gu, '');
}

/** Whether it is one by its signs alone. */
export function isInvitationCode(typed: string): boolean {
  const code = spelledCode(typed);
  return code.length === CODE_LENGTH && [...code].every((sign) => SIGNS.includes(sign));
}
