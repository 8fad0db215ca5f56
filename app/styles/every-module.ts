// The style modules of all parts: parts rendered only on the server are styled in the browser too, which gets no code
// of them. Nothing loads this file; it adds the modules to the build's style sheet (tools/vite/document-entry.ts).
export const modules = import.meta.glob('/app/**/*.module.css', { eager: true, import: 'default' });
