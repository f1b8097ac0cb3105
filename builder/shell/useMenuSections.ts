import type { MenuSection } from '../../runtime/ui/menu/menuProps.ts';
import { menuGroups } from '../commands/commands.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useBuilder } from '../ui/BuilderContext.ts';

/** What can be done with the selection now, for a menu. Read when the menu opens. */
export function useMenuSections(): MenuSection[] {
  const builder = useBuilder();
  const { say } = useLanguage();
  return menuGroups.flatMap((group, index): MenuSection[] => {
    const commands = group.filter((command) => command.enabled(builder));
    if (commands.length === 0) return [];
    return [
      {
        id: String(index),
        entries: commands.map(({ name, label }) => ({ id: name, title: say(label) })),
        onPress: (id) => commands.find(({ name }) => name === id)?.perform(builder),
      },
    ];
  });
}
