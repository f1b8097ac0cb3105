import { Icon, Link, type MenuNode, toMenuNodes, useLanguage, usePage, useText } from 'sala/runtime';
import * as workWords from '../../shared/workWords.ts';
import './work_screens.css';

/** The screens of the menu as cards, one a module; this page itself is left out. */
export function WorkScreens() {
  const { menu, route } = usePage();
  const say = useText({ screens: workWords.screens });
  const modules = toMenuNodes(menu, useLanguage())
    .flatMap((group) => toModules(group))
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
              <Icon name={module.icon ?? 'folder'} size={18} />
              {module.title}
            </h3>
            <ul>
              {module.children.map((screen) => (
                <li key={screen.key}>
                  <Link to={screen.target}>{screen.title}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The modules of a group; its single screens stand together under the name of the group. */
function toModules(group: MenuNode): MenuNode[] {
  const single = group.children.filter(({ children }) => children.length === 0);
  const modules = group.children.filter(({ children }) => children.length > 0);
  return single.length > 0 ? [...modules, { ...group, children: single }] : modules;
}
