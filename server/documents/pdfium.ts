import { PDFiumModule } from '@hyzyla/pdfium';
import { readFile } from 'node:fs/promises';

/** Limit of PDFium's memory for a document, the file itself included. */
const HEAP_MAX_BYTES = 384 * 1024 * 1024;

export type Pdfium = Awaited<ReturnType<typeof PDFiumModule>> & {
  _FPDF_InitLibrary(): void;
  /** `flags` 3: writes the whole document without encryption. Returns 0 on failure. */
  _FPDF_SaveAsCopy(document: number, fileWrite: number, flags: number): number;
  _FPDFText_GetUnicode(textPage: number, index: number): number;
  _FPDFText_GetCharOrigin(textPage: number, index: number, x: number, y: number): number;
  wasmExports: { __indirect_function_table: WebAssembly.Table };
};

export interface OpenPdfium {
  pdfium: Pdfium;
  /** Writes a document with PDFium, block by block: `write` returns whether it wants more. */
  save(document: number, write: (block: Uint8Array) => boolean): boolean;
}

/**
 * PDFium calls the write function by its index in the function table: index 0 is free, since no pointer of PDFium's
 * refers to it.
 */
const FREE_SLOT = 0;
/** Size of FPDF_FILEWRITE: its version, and the function that receives a block. */
const FILE_WRITE_BYTES = 8;
const FILE_WRITE_VERSION = 1;
const WITHOUT_ENCRYPTION = 3;
/** A module that passes (i32, i32, i32) → i32 through: a table accepts only WebAssembly functions. */
const PASSAGE = Uint8Array.from(
  [
    '0061736d01000000',
    '0108' + '0160037f7f7f017f', // the type
    '0207' + '01016501660000', // import e.f
    '0705' + '0101660000', // export f
  ]
    .join('')
    .match(/../g) ?? [],
  (byte) => Number.parseInt(byte, 16),
);

/** PDFium with a memory limit. It was built without a script engine and has no access to files or the network. */
export async function openPdfium(): Promise<OpenPdfium> {
  const compiled = await WebAssembly.compile(
    await readFile(new URL(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'))),
  );
  const pdfium = (await PDFiumModule({
    instantiateWasm(imports, done) {
      limitHeap(imports);
      const instance = new WebAssembly.Instance(compiled, imports);
      // The library's types say module, but it accepts the instance.
      done(instance);
      return instance.exports;
    },
  })) as Pdfium;
  pdfium._FPDF_InitLibrary();
  return { pdfium, save: (document, write) => save(pdfium, document, write) };
}

/** Without more memory PDFium gives up, and the process is unaffected. */
function limitHeap({ env = {} }: WebAssembly.Imports): void {
  const grow = env['emscripten_resize_heap'] as (bytes: number) => boolean;
  env['emscripten_resize_heap'] = (bytes: number) => bytes >>> 0 <= HEAP_MAX_BYTES && grow(bytes);
}

function save(pdfium: Pdfium, document: number, write: (block: Uint8Array) => boolean): boolean {
  const take = (_self: number, at: number, length: number) => Number(write(pdfium.HEAPU8.subarray(at, at + length)));
  const passage = new WebAssembly.Instance(new WebAssembly.Module(PASSAGE), { e: { f: take } });
  const { malloc, free, __indirect_function_table: table } = pdfium.wasmExports;
  const fileWrite = malloc(FILE_WRITE_BYTES);
  pdfium.HEAP32.set([FILE_WRITE_VERSION, FREE_SLOT], fileWrite / Int32Array.BYTES_PER_ELEMENT);
  table.set(FREE_SLOT, passage.exports['f']);
  const isSaved = pdfium._FPDF_SaveAsCopy(document, fileWrite, WITHOUT_ENCRYPTION) !== 0;
  table.set(FREE_SLOT, null);
  free(fileWrite);
  return isSaved;
}
