/**
 * Parses a file by RFC 4180, character by character and independently of the writer; throws when it does not conform.
 */
export function parseCsv(file: string): string[][] {
  const rows: string[][] = [];
  let [row, cell, quoted]: [string[], string, boolean] = [[], '', false];
  for (let at = file.startsWith('\uFEFF') ? 1 : 0; at < file.length; at += 1) {
    const letter = file[at]!;
    if (quoted && letter === '"' && file[at + 1] !== '"') quoted = false;
    else if (quoted) {
      cell += letter;
      at += Number(letter === '"');
    } else if (letter === '"' && cell === '') quoted = true;
    else if (letter === ',' || file.startsWith('\r\n', at)) {
      row.push(cell);
      cell = '';
      if (letter === ',') continue;
      rows.push(row);
      row = [];
      at += 1;
    } else if ('"\r\n'.includes(letter)) throw new Error(`A cell holds ${JSON.stringify(letter)} outside of quotes.`);
    else cell += letter;
  }
  if (quoted || cell !== '' || row.length > 0) throw new Error('The last line does not end.');
  return rows;
}
