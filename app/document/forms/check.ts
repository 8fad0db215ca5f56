/** What failed: the check could not be loaded, or could not be run. */
export type CheckFailure = 'load' | 'execute';

export class CheckFailed extends Error {
  readonly kind: CheckFailure;
  constructor(kind: CheckFailure, cause?: unknown) {
    super(`The bot check failed to ${kind}.`, { cause });
    this.kind = kind;
  }
}

/** Tells people from bots, in the browser. Both methods reject with `CheckFailed`. */
export interface Check {
  /** Called when the reader first touches the form. */
  prepare(): Promise<unknown>;
  /** Returns the token for the form that is being sent. */
  token(): Promise<string>;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

let trust: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** Returns an address that may be run: the only one of the page (server/security/page-policy.ts). */
export function trustedAddress(address: string): string {
  const types = (window as { trustedTypes?: TrustedTypes }).trustedTypes;
  trust ??= types?.createPolicy('bot-check', { createScriptURL: (url) => (url === address ? url : '') });
  return trust?.createScriptURL(address) ?? address;
}
