import { useRuntime, useText, type WidgetViewProps } from 'sala/runtime';

interface Properties {
  block: string;
}

/** The server inserts the rows of the block; editors get a link to edit it. */
export function SyncedBlock({ object, renderRows }: WidgetViewProps<Properties>) {
  const { editing } = useRuntime();
  const say = useText(texts);
  // Pictures in the builder have the rows; on its canvas they stand below this.
  if (!editing || object.rows) return renderRows();
  const { block } = object;
  if (!block) return <p className="s-placeholder">{say('unnamed')}</p>;
  return (
    <p className="s-placeholder">
      {say('named', { block })}{' '}
      <a href={`/cms/builder/${encodeURIComponent(`block/${block}`)}`} target="_blank" rel="noopener">
        {say('edit')}
      </a>
    </p>
  );
}

const texts = {
  unnamed: { th: 'ตั้งชื่อบล็อกใช้ร่วม', en: 'Name the synced block' },
  named: { th: 'บล็อกใช้ร่วม “{block}”', en: 'Synced block “{block}”' },
  edit: { th: 'แก้ไขบล็อก', en: 'Edit the block' },
};
