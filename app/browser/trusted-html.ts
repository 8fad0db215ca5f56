interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string | null }): void;
}

/** What React makes a script element with: it holds nothing, and a script that was made so never runs. */
const SCRIPT_SHELL = '<script></script>';

/**
 * The only HTML that text may become here is text without markup, and React's empty script. React asks for both when it
 * builds in the browser what the server had rendered; everything else that is written as HTML or as a script's address is
 * refused by the content policy (`require-trusted-types-for 'script'`).
 */
export function trustedHtml(html: string): string | null {
  return html === SCRIPT_SHELL || !html.includes('<') ? html : null;
}

/** To be called before anything writes into the document. */
export function guardHtml(): void {
  (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', { createHTML: trustedHtml });
}
