import { useText } from '../language/useText.ts';
import { fileTexts } from './fileTexts.ts';
import { formatBytes } from './formatBytes.ts';
import type { FileList } from './useFileList.ts';

interface Props {
  list: FileList;
  page: number;
  onPage: (page: number) => void;
}

/** How much of the site's space is used, and the way to further pages. */
export function ShelfFoot({ list, page, onPage }: Props) {
  const say = useText(fileTexts);
  const { used, quota, paging } = list;
  return (
    <div className="s-files__foot">
      <span>{say('used', { used: formatBytes(used), quota: formatBytes(quota) })}</span>
      {paging.totalPages > 1 && (
        <nav className="s-files__pages" aria-label={say('files')}>
          <button
            type="button"
            className="s-button s-button--outline s-button--small"
            disabled={page === 1}
            onClick={() => onPage(page - 1)}
          >
            {say('previous')}
          </button>
          <span>{say('place', { page, of: paging.totalPages })}</span>
          <button
            type="button"
            className="s-button s-button--outline s-button--small"
            disabled={page >= paging.totalPages}
            onClick={() => onPage(page + 1)}
          >
            {say('next')}
          </button>
        </nav>
      )}
    </div>
  );
}
