/** What failed: the check could not be loaded, or could not be carried out. */
export type CheckFailure = 'load' | 'execute';

export class CheckFailed extends Error {
  readonly kind: CheckFailure;
  constructor(kind: CheckFailure, cause?: unknown) {
    super(`The bot check failed to ${kind}.`, { cause });
    this.kind = kind;
  }
}

/** Tells people from programs, in the browser. Both reject with `CheckFailed`. */
export interface Check {
  /** Called when the reader turns to the form. */
  prepare(): Promise<unknown>;
  /** The answer for the form that is sent now. */
  token(): Promise<string>;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

let trust: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** An address that may be run: the only one of the page (server/security/page-policy.ts). */
export function trustedAddress(address: string): string {
  const types = (window as { trustedTypes?: TrustedTypes }).trustedTypes;
  trust ??= types?.createPolicy('bot-check', { createScriptURL: (url) => (url === address ? url : '') });
  return trust?.createScriptURL(address) ?? address;
}
