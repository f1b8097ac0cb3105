/** Removes the password of a URL from a text. */
export function hideSecrets(text: string): string {
  return text.replace(/(:\/\/[^:@/\s]*):[^\s]*@/g, '$1:***@');
}
