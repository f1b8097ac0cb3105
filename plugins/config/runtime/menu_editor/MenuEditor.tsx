import { useNavigate, useText, type WidgetViewProps } from 'sala/runtime';
import type { MenuItem } from 'sala/schemas';
import { Panel } from '../parts/Panel.tsx';
import { useScreen } from '../parts/useScreen.ts';
import { MenuForm } from './MenuForm.tsx';
import type { SaveMenu } from './menuChange.ts';
import { menuTexts } from './menuTexts.ts';

/** The menu of the site as a page of its own. */
export function MenuEditor({ object, data }: WidgetViewProps<object>) {
  const say = useText(menuTexts);
  const navigate = useNavigate();
  const values = (data?.settings as unknown as { data: { menu: MenuItem[] } } | undefined)?.data; // what config.settings answers
  const screen = useScreen(object.uid, values !== undefined);
  const save: SaveMenu = async (change) => {
    const taken = await screen.send({ method: 'PUT', path: '/api/site', body: change, done: say('done') });
    // The menu is drawn around this screen.
    if (taken) await navigate(location.href, { refresh: true });
    return taken !== undefined;
  };
  return (
    <Panel title={say('title')} {...screen.panel}>
      {values && <MenuForm menu={values.menu} busy={screen.busy} onSave={save} />}
    </Panel>
  );
}
