interface Props {
  className: string;
  title: string;
  html: string;
}

/** A mail as its reader sees it; nothing in it runs. A mail brings no fonts, so those of the page stand in for the reader's. */
export function MailFrame({ className, title, html }: Props) {
  return (
    <iframe
      className={className}
      title={title}
      // Without scripts: what stands in it reaches nothing of the page, and the page reaches into it.
      sandbox="allow-same-origin"
      srcDoc={html}
      onLoad={({ currentTarget }) => lendFonts(currentTarget)}
    />
  );
}

function lendFonts({ contentDocument, contentWindow }: HTMLIFrameElement): void {
  // A sheet belongs to the window that made it.
  const Sheet = (contentWindow as (Window & { CSSStyleSheet: typeof CSSStyleSheet }) | null)?.CSSStyleSheet;
  if (!contentDocument || !Sheet) return;
  const sheet = new Sheet();
  sheet.replaceSync(
    [...document.styleSheets]
      .flatMap((one) => listFonts(one.cssRules))
      .map(({ cssText }) => cssText)
      .join('\n'),
  );
  contentDocument.adoptedStyleSheets = [sheet];
}

/** Also those inside of layers. */
function listFonts(rules: CSSRuleList): CSSFontFaceRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSFontFaceRule) return [rule];
    return rule instanceof CSSGroupingRule ? listFonts(rule.cssRules) : [];
  });
}
