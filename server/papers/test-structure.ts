import { openPdfium, type Pdfium } from '../documents/pdfium.ts';

type Tagged = Pdfium & {
  _FPDF_StructTree_GetForPage(page: number): number;
  _FPDF_StructTree_Close(tree: number): void;
  _FPDF_StructTree_CountChildren(tree: number): number;
  _FPDF_StructTree_GetChildAtIndex(tree: number, at: number): number;
  _FPDF_StructElement_CountChildren(element: number): number;
  _FPDF_StructElement_GetChildAtIndex(element: number, at: number): number;
  _FPDF_StructElement_GetType(element: number, buffer: number, bytes: number): number;
  _FPDF_StructElement_GetAltText(element: number, buffer: number, bytes: number): number;
};

const TEXT_BYTES = 4_096;

/**
 * The tags of each page as PDFium reads them, in reading order: `Document`, `H1`, `Table`, `TH`, `Figure: what it
 * shows`.
 */
export async function structureOf(bytes: Buffer): Promise<string[][]> {
  const pdfium = (await openPdfium()).pdfium as Tagged;
  const { malloc, free } = pdfium.wasmExports as unknown as {
    malloc(bytes: number): number;
    free(at: number): void;
  };
  const [file, word] = [malloc(bytes.length), malloc(TEXT_BYTES)];
  pdfium.HEAPU8.set(bytes, file);
  const document = pdfium._FPDF_LoadMemDocument(file, bytes.length, 0);

  // UTF-16, zero-terminated.
  const textIn = (bytes: number) =>
    Buffer.from(pdfium.HEAPU8.slice(word, word + Math.max(0, bytes - 2))).toString('utf16le');
  const typeOf = (element: number) => {
    const type = textIn(pdfium._FPDF_StructElement_GetType(element, word, TEXT_BYTES));
    const alt = textIn(pdfium._FPDF_StructElement_GetAltText(element, word, TEXT_BYTES));
    return alt === '' ? type : `${type}: ${alt}`;
  };
  const typesBelow = (element: number): string[] => [
    typeOf(element),
    ...childrenOf(
      pdfium._FPDF_StructElement_CountChildren(element),
      (at) => pdfium._FPDF_StructElement_GetChildAtIndex(element, at),
      typesBelow,
    ),
  ];
  const pages = Array.from({ length: pdfium._FPDF_GetPageCount(document) }, (_, number) => {
    const page = pdfium._FPDF_LoadPage(document, number);
    const tree = pdfium._FPDF_StructTree_GetForPage(page);
    const types = childrenOf(
      pdfium._FPDF_StructTree_CountChildren(tree),
      (at) => pdfium._FPDF_StructTree_GetChildAtIndex(tree, at),
      typesBelow,
    );
    pdfium._FPDF_StructTree_Close(tree);
    pdfium._FPDF_ClosePage(page);
    return types;
  });
  pdfium._FPDF_CloseDocument(document);
  free(word);
  free(file);
  return pages;
}

/** Reads each child that is an element; other children are content without a place of their own. */
function childrenOf(count: number, childAt: (at: number) => number, read: (element: number) => string[]): string[] {
  return Array.from({ length: Math.max(0, count) }, (_, at) => childAt(at))
    .filter((element) => element !== 0)
    .flatMap(read);
}
