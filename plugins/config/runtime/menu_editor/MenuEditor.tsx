import { Link, useNavigate, usePage, useText, type WidgetViewProps } from 'sala/runtime';
import type { MenuItem } from 'sala/schemas';
import { Panel } from '../parts/Panel.tsx';
import { useScreen } from '../parts/useScreen.ts';
import { MenuForm } from './MenuForm.tsx';
import type { SaveMenu } from './menuChange.ts';
import { menuTexts } from './menuTexts.ts';
import { findItem } from './menuTree.ts';

/** The menu of the site as a page of its own; an id in its address leads to one line of it. */
export function MenuEditor({ object, data }: WidgetViewProps<object>) {
  const say = useText(menuTexts);
  const navigate = useNavigate();
  const values = (data?.settings as unknown as { data: { menu: MenuItem[] } } | undefined)?.data; // what config.settings answers
  const screen = useScreen(object.uid, values !== undefined);
  const { id } = usePage().route.params;
  const isMissing = id !== undefined && values !== undefined && !findItem(values.menu, id);
  const save: SaveMenu = async (change) => {
    const taken = await screen.send({ method: 'PUT', path: '/api/site', body: change, done: say('done') });
    // The menu is drawn around this screen.
    if (taken) await navigate(location.href, { refresh: true });
    return taken !== undefined;
  };
  return (
    <Panel title={say('title')} {...screen.panel}>
      {isMissing && (
        <p className="w-config__notice w-config__notice--failed" role="alert">
          {say('missing')} <Link to="/cms/menu">{say('whole')}</Link>
        </p>
      )}
      {values && !isMissing && <MenuForm menu={values.menu} wanted={id} busy={screen.busy} onSave={save} />}
    </Panel>
  );
}
