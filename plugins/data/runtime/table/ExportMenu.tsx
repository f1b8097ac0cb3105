import { Icon, Menu, useText } from 'sala/runtime';
import { tableTexts } from './texts/tableTexts.ts';

/** The rows that the list finds, in its order, as a file with the titles that people read. */
export function ExportMenu({ path }: { path: string }) {
  const say = useText(tableTexts);
  function download(format: string) {
    const [address = '', query] = path.split('?');
    const parameters = new URLSearchParams(query);
    parameters.set('format', format);
    const link = document.createElement('a');
    link.href = `${address}?${parameters}`;
    link.download = '';
    link.click();
  }
  return (
    <Menu
      label={say('export')}
      className="w-table__tool"
      sections={[
        {
          id: 'format',
          entries: [
            { id: 'xlsx', title: say('exportXlsx') },
            { id: 'csv', title: say('exportCsv') },
          ],
          onPress: download,
        },
      ]}
    >
      <Icon name="download" size={18} />
      {say('export')}
    </Menu>
  );
}
