/** Sanitised HTML (`x-control` `rich-text` or `html` in the widget's schema), in the typography of the site. */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by engine/content/sanitizeHtml before any view receives it
  return <div className={`s-rich-text ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
