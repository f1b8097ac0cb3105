import { Icon, Link, type MenuNode, toMenuNodes, useLanguage, usePage, useText } from 'sala/runtime';
import * as workWords from '../../shared/workWords.ts';
import './work_screens.css';

/** The screens of the menu as cards, one a module; this page itself is left out. */
export function WorkScreens() {
  const { menu, route } = usePage();
  const say = useText({ screens: workWords.screens });
  const groups = toMenuNodes(menu, useLanguage());
  const modules = [...groups.flatMap(listModules), ...groups.flatMap(gatherSingle)]
    .map((module) => ({ ...module, children: module.children.filter(({ target }) => target !== route.path) }))
    .filter(({ children }) => children.length > 0);
  if (modules.length === 0) return null;
  return (
    <section className="w-work_screens">
      <h2>{say('screens')}</h2>
      <ul>
        {modules.map((module) => (
          <li key={module.key}>
            <h3>
              {module.icon && <Icon name={module.icon} size={18} />}
              {module.title}
            </h3>
            <ul>
              {module.children.map((screen) => (
                <li key={screen.key}>
                  <Link to={screen.target}>
                    {screen.icon && <Icon name={screen.icon} size={16} />}
                    {screen.title}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function listModules(group: MenuNode): MenuNode[] {
  return group.children.filter(({ children }) => children.length > 0);
}

/** The screens of a group that belong to no module, under the name of the group. */
function gatherSingle(group: MenuNode): MenuNode[] {
  const children = group.children.filter((node) => node.children.length === 0);
  return children.length > 0 ? [{ ...group, children }] : [];
}
