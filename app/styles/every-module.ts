// The style modules of all parts: what the server alone renders is styled in the browser too, which gets no code of it.
// Nothing loads this file; it brings the modules into the build's style sheet (tools/vite/document-entry.ts).
export const modules = import.meta.glob('/app/**/*.module.css', { eager: true });
