const megabyte = 1024 * 1024;

/** Limits for an Excel file: for what its entries say of their size, which they may not exceed, and for what is read. */
export const excelLimits = {
  entries: 5000,
  /** Bytes of one part once it is unpacked: the sheet, and everything else. */
  sheetBytes: 768 * megabyte,
  partBytes: 192 * megabyte,
  totalBytes: 1024 * megabyte,
  /** Compression ratio; real tables seldom reach 30. Small files may have more. */
  ratio: 100,
  ratioFromBytes: 32 * megabyte,
  styles: 70_000,
  sharedTexts: 2_000_000,
  sharedLetters: 48_000_000,
  cells: 20_000_000,
  columns: 2000,
  cellLetters: 1_000_000,
  rowLetters: 4_000_000,
  bytesBetweenTags: 4 * megabyte,
} as const;
