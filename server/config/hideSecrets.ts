/** The text as it may be shown: without the password of a URL in it. */
export function hideSecrets(text: string): string {
  return text.replace(/(:\/\/[^:@/\s]*):[^\s]*@/g, '$1:***@');
}
