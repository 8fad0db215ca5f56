declare module 'subset-font' {
  /** The font with the glyphs of `text` and what they need; without `keepFeatures` every feature stays. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2'; keepFeatures?: readonly string[]; noHinting?: boolean },
  ): Promise<Uint8Array>;
}
