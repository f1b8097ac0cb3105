/** Of documents as HTML: styles, fonts and pictures stand in the file; nothing is loaded and nothing runs. */
export const documentPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";
