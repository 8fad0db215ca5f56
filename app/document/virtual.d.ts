/** Made by tools/vite/document-entry.ts. */
declare module 'virtual:document-entry' {
  const entry: { src: string; imports: readonly string[] };
  export default entry;
}
