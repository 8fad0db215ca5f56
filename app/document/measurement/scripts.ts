interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

const loaded = new Set<string>();

/**
 * Loads the scripts of other providers' services, each once. The content policy lists their hosts (server/security).
 */
export function loadScripts(scripts: readonly string[]): void {
  const fresh = scripts.filter((script) => !loaded.has(script));
  if (fresh.length === 0) return;
  const trusted = trustedAddresses(fresh);
  for (const address of fresh) {
    loaded.add(address);
    const element = document.createElement('script');
    element.async = true;
    // Without cookies, and so that a page isolated from other sites can load it.
    element.crossOrigin = 'anonymous';
    element.src = trusted(address);
    document.head.append(element);
  }
}

/** Returns a function that allows these addresses for scripts, and no others. */
function trustedAddresses(addresses: readonly string[]): (address: string) => string {
  const types = (window as { trustedTypes?: TrustedTypes }).trustedTypes;
  if (!types) return (address) => address;
  const createScriptURL = (url: string) => (addresses.includes(url) ? url : '');
  const policy = types.createPolicy('measurement', { createScriptURL });
  return (address) => policy.createScriptURL(address);
}
