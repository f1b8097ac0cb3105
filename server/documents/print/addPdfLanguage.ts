/**
 * A PDF of Chromium with its language: it writes one into files with tags alone. Appended as an update, so that nothing else is read
 * or written again; a file that is not as Chromium writes them stays as it is.
 */
export function addPdfLanguage(pdf: Uint8Array, language: string): Uint8Array {
  const text = Buffer.from(pdf).toString('latin1');
  const trailer = text.slice(text.lastIndexOf('trailer'));
  const [, root] = /\/Root (\d+) 0 R/.exec(trailer) ?? [];
  const [, kept] = /<<([\s\S]*?)>>/.exec(trailer) ?? [];
  const [, before] = /startxref\s+(\d+)/.exec(trailer) ?? [];
  const [, catalog] = new RegExp(`\\n${root} 0 obj\\s*<<([\\s\\S]*?)>>\\s*endobj`).exec(text) ?? [];
  if (!kept || !before || !catalog || catalog.includes('/Lang')) return pdf;
  const object = `\n${root} 0 obj\n<<${catalog}\n/Lang (${language})>>\nendobj\n`;
  const at = text.length + 1;
  const table = `xref\n${root} 1\n${String(at).padStart(10, '0')} 00000 n \n`;
  const end = `trailer\n<<${kept}\n/Prev ${before}>>\nstartxref\n${text.length + object.length}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(object + table + end, 'latin1')]);
}
