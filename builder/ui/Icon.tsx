/** An icon beside a label; the SVG is from the shipped set, never user input. */
export function Icon({ svg }: { svg: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the SVG comes from the icon package
  return <span className="bd-icon" aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
