import { Icon, saveRows, useLanguage, useMoment, useText } from 'sala/runtime';
import { type PageEntry, type PageKind, stateOf, titleOf } from './pageEntry.ts';
import { pageTexts } from './pageTexts.ts';

/** The pages that the list finds as a file, in the words in which it shows them. */
export function ExportPages({ pages, kind }: { pages: readonly PageEntry[]; kind: PageKind }) {
  const say = useText(pageTexts);
  const language = useLanguage();
  const writeTime = useMoment();
  function save() {
    const headings = [
      say(kind === 'popup' ? 'namePopup' : 'name'),
      say('columnAddress'),
      say('columnState'),
      say('columnChanged'),
    ];
    const rows = pages.map((page) => [
      titleOf(page, language),
      location.origin + decodeURI(page.path),
      say(stateOf(page)),
      writeTime(page.updated_at),
    ]);
    saveRows(say(kind === 'popup' ? 'headingPopups' : 'heading'), [headings, ...rows]);
  }
  return (
    <button type="button" className="s-button s-button--outline s-button--small" onClick={save}>
      <Icon name="download" size={18} />
      {say('export')}
    </button>
  );
}
