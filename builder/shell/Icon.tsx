/** An icon that goes with a label; the SVG is one of the shipped set, never text that someone typed. */
export function Icon({ svg }: { svg: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the SVG comes from the icon package
  return <span className="bd-icon" aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
